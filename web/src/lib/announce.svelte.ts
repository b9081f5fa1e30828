// Announcements for screen readers, and the toasts that everybody sees.

class Announcer {
  text = $state("");
}

export const announcer = new Announcer();
let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announce a text through the live region; texts of the same moment are joined. */
export function announce(message: string): void {
  if (!message) return;
  queue.push(message);
  timer ??= setTimeout(() => {
    timer = undefined;
    const text = queue.join(" ");
    queue = [];
    // Screen readers ignore a text that did not change.
    announcer.text = text === announcer.text ? `${text}\u00a0` : text;
  }, 60);
}

export interface Note {
  id: number;
  text: string;
  kind: "info" | "good" | "bad";
}

class Notes {
  list: Note[] = $state([]);
  #next = 1;

  /** Show a note for a while, and announce it. */
  show(text: string, kind: Note["kind"] = "info", milliseconds = 5000): void {
    const id = this.#next++;
    this.list = [...this.list.filter((note) => note.text !== text), { id, text, kind }].slice(-3);
    announce(text);
    setTimeout(() => this.dismiss(id), milliseconds);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }
}

export const notes = new Notes();
export const toast = (text: string, kind: Note["kind"] = "info"): void => notes.show(text, kind);
