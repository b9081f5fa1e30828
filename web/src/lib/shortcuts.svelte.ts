// Keyboard shortcuts: components register them, and the help ("?") lists those available.

import { untrack } from "svelte";
import { settings } from "./settings.svelte.ts";

export interface Shortcut {
  key: string; // KeyboardEvent.key, letters in lower case
  text: string; // key of the message that explains it
  run: () => void;
  group?: string; // key of the heading's message
  when?: () => boolean;
  shown?: string; // how the key is shown where its name is not clear
}

class Shortcuts {
  list: Shortcut[] = $state.raw([]);
  helpOpen = $state(false);

  add(...some: Shortcut[]): () => void {
    // Untracked, so that an effect that registers shortcuts does not depend on the others.
    untrack(() => (this.list = [...this.list, ...some]));
    return () => untrack(() => (this.list = this.list.filter((shortcut) => !some.includes(shortcut))));
  }

  /** Whether a shortcut took the key. */
  take(event: KeyboardEvent): boolean {
    if (!settings.shortcuts) return false;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return false;
    if (event.key === "?") {
      this.helpOpen = true;
      return true;
    }
    // No shortcuts in a dialog.
    if (document.querySelector("dialog[open]")) return false;
    const key = latinKey(event);
    // Enter and Space press the focused button.
    if ((key === "Enter" || key === " ") && isPressable(event.target)) return false;
    const found = this.list.findLast((shortcut) => shortcut.key === key && (shortcut.when?.() ?? true));
    found?.run();
    return !!found;
  }
}

/** The key in lower case; on a layout without Latin letters, the letter that is printed on the same key. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return key;
  const printed = /^Key([A-Z])$/.exec(code)?.[1];
  return (printed && /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key) ? printed : key).toLowerCase();
}

export const shortcuts = new Shortcuts();

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=checkbox],[type=radio],[type=button],[type=range]), textarea, select"))
  );
}

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("button, a[href], summary, [role=button], [role=menuitem], [role=option], input") !== null
  );
}

/** Listen to the keyboard; returns a function that stops it. */
export function listenToKeys(): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (shortcuts.take(event)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
