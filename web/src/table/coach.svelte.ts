// The coach: the tables where it is on, and the lessons already shown there.
import { settings } from "../lib/settings.svelte.ts";

const MAX_TABLES = 6;

class Coach {
  /** Expanded, or collapsed to one line. */
  open = $state(true);

  /** Turn the coach on at this table. */
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

  /** Mark a lesson as read. */
  done(table: string, lesson: string): void {
    this.#keep({ ...this.#tables, [table]: [...this.had(table).filter((key) => key !== lesson), lesson] });
  }

  /** Show all lessons again as they come up. */
  restart(table: string): void {
    this.#keep({ ...this.#tables, [table]: [] });
  }

  get #tables(): Readonly<Record<string, string[]>> {
    return settings.lessons;
  }

  #keep(tables: Record<string, string[]>): void {
    // Only the newest tables, so that the list does not grow without end.
    settings.lessons = Object.fromEntries(Object.entries(tables).slice(-MAX_TABLES));
  }
}

export const coach = new Coach();
