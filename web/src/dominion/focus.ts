// When a focused card is played, the keyboard focus moves to the next card of the same zone.
import { reachable } from "./keyboard.svelte.ts";

let last: { zone: string; place: number } | null = null;

export function rememberFocus(root: HTMLElement): () => void {
  const focused = (event: FocusEvent): void => {
    const element = event.target as HTMLElement;
    const zone = element.closest<HTMLElement>("[data-zone], [data-testid=prompt]");
    last = zone ? { zone: selector(zone), place: buttons(zone).indexOf(element as HTMLButtonElement) } : null;
  };
  root.addEventListener("focusin", focused);
  return () => {
    root.removeEventListener("focusin", focused);
    last = null;
  };
}

/** Restore the focus if its element has gone; does nothing for pointer users. */
export function focusAgain(root: HTMLElement | undefined): void {
  if (!root || !last || !reachable.shown || (document.activeElement && document.activeElement !== document.body))
    return;
  const { zone, place } = last;
  const near = [...root.querySelectorAll<HTMLElement>(zone)].flatMap((element) => buttons(element));
  const useful = near.filter((button) => button.matches("[data-answer], [data-pick]") && !button.disabled);
  const anywhere = root.querySelector<HTMLElement>("button[data-answer]:not(:disabled), button[data-pick]");
  const to = nearestTo(useful, near, place) ?? anywhere ?? near[Math.min(place, near.length - 1)];
  to?.focus({ preventScroll: true });
}

function nearestTo(
  useful: HTMLButtonElement[],
  all: HTMLButtonElement[],
  place: number,
): HTMLButtonElement | undefined {
  return useful.reduce<HTMLButtonElement | undefined>((best, button) => {
    const far = Math.abs(all.indexOf(button) - place);
    return best === undefined || far < Math.abs(all.indexOf(best) - place) ? button : best;
  }, undefined);
}

function buttons(zone: HTMLElement): HTMLButtonElement[] {
  return [...zone.querySelectorAll<HTMLButtonElement>("button")];
}

function selector(zone: HTMLElement): string {
  return zone.dataset["zone"] ? `[data-zone="${CSS.escape(zone.dataset["zone"])}"]` : "[data-testid=prompt]";
}
