// Which prompt a click or a key is meant for: a double click must not answer the next prompt too.
import { settings } from "./settings.svelte.ts";

/** A new prompt takes no input for so many milliseconds. */
const NEW_MS = 400;

export class PromptGuard {
  #shown = "";
  #since = -Infinity;
  // The prompt on the screen when the pointer or the key went down; null when it is up.
  #pointerDownOn: string | null = null;
  #keyDownOn: string | null = null;

  /** This prompt is on the screen now. */
  show(prompt: string): void {
    if (prompt === this.#shown) return;
    this.#shown = prompt;
    this.#since = performance.now();
  }

  /** Whether the current click or key may answer: it began on this prompt, and the prompt is no longer new. */
  get open(): boolean {
    const meant = [this.#pointerDownOn, this.#keyDownOn].every((prompt) => prompt === null || prompt === this.#shown);
    return meant && !(settings.doubleClickGuard && performance.now() - this.#since < NEW_MS);
  }

  /** Follow the pointer and the keys; returns a function that stops it. */
  listen(): () => void {
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: () => (this.#pointerDownOn = this.#shown),
      pointercancel: () => (this.#pointerDownOn = null),
      // After the handlers of the click itself.
      click: () => setTimeout(() => (this.#pointerDownOn = null)),
      keydown: (event) => {
        if (!(event as KeyboardEvent).repeat) this.#keyDownOn = this.#shown;
      },
      keyup: () => setTimeout(() => (this.#keyDownOn = null)),
      blur: () => (this.#keyDownOn = null),
    };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    };
  }
}

export const promptGuard = new PromptGuard();
