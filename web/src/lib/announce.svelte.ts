// What a screen reader says when something happens, and the short notes that everybody sees.

class Announcer {
  text = $state("");
}

export const announcer = new Announcer();
let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Text something politely; what comes at once is said together. */
export function announce(text: string): void {
  if (!text) return;
  queue.push(text);
  timer ??= setTimeout(() => {
    timer = undefined;
    const said = queue.join(" ");
    queue = [];
    // The same text twice would not be noticed as a change.
    announcer.text = said === announcer.text ? `${said}\u00a0` : said;
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

  /** Show a note for a while; it is announced too. */
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
