// The coach: at which tables somebody is taught, and which lessons they have had there.
import { settings } from "../lib/settings.svelte.ts";

const MOST_TABLES = 6;

class Coach {
  /** Shown in full, or only as a line that brings it back. */
  open = $state(true);

  /** Teach at this table from now on. */
  begin(table: string): void {
    this.open = true;
    if (!this.teaches(table)) this.#keep({ ...this.#tables, [table]: [] });
  }

  teaches(table: string): boolean {
    return table in this.#tables;
  }

  had(table: string): readonly string[] {
    return this.#tables[table] ?? [];
  }

  /** This lesson need not come again. */
  done(table: string, lesson: string): void {
    this.#keep({ ...this.#tables, [table]: [...this.had(table).filter((key) => key !== lesson), lesson] });
  }

  /** All lessons once more, as they come up. */
  restart(table: string): void {
    this.#keep({ ...this.#tables, [table]: [] });
  }

  get #tables(): Readonly<Record<string, string[]>> {
    return settings.lessons;
  }

  #keep(tables: Record<string, string[]>): void {
    // The newest tables only: the list would grow for ever.
    settings.lessons = Object.fromEntries(Object.entries(tables).slice(-MOST_TABLES));
  }
}

export const coach = new Coach();
