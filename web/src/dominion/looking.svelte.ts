// Inspecting a card: a right click, a long press or a key enlarges it; hovering shows a preview beside it.
import { zoom } from "./zoom.svelte.ts";

const LONG_PRESS = 450;
const REST = 420;

class Beside {
  card: string | null = $state(null);
  /** The position of the preview, next to the hovered element. */
  left = $state(0);
  top = $state(0);
}

export const beside = new Beside();
export const BESIDE = { width: 216, height: 333, gap: 12 };

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-look]") : null;
}

/** The card under the keyboard focus or the pointer. */
export function cardInFocus(): string {
  const focused = cardOf(document.activeElement)?.dataset["look"];
  return focused ?? document.querySelector<HTMLElement>("[data-look]:hover")?.dataset["look"] ?? "";
}

function showBeside(element: HTMLElement): void {
  const rect = element.getBoundingClientRect();
  const right = rect.right + BESIDE.gap;
  const fits = right + BESIDE.width + BESIDE.gap < innerWidth;
  beside.left = fits ? right : Math.max(BESIDE.gap, rect.left - BESIDE.gap - BESIDE.width);
  beside.top = Math.max(BESIDE.gap, Math.min(rect.top, innerHeight - BESIDE.height - BESIDE.gap));
  beside.card = element.dataset["look"] ?? null;
}

export function looking(root: HTMLElement): () => void {
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  const hide = (): void => {
    clearTimeout(resting);
    beside.card = null;
  };
  const listeners: Record<string, (event: Event) => void> = {
    contextmenu: (event) => {
      const card = cardOf(event.target)?.dataset["look"];
      if (!card) return;
      event.preventDefault();
      clearTimeout(pressing);
      hide();
      // A long press must not play the card when the finger is lifted.
      swallow = (event as PointerEvent).pointerType === "touch";
      zoom.show(card);
    },
    pointerdown: (event) => {
      hide();
      swallow = false;
      clearTimeout(pressing);
      const card = cardOf(event.target)?.dataset["look"];
      if (!card || (event as PointerEvent).pointerType === "mouse") return;
      pressing = setTimeout(() => {
        swallow = true;
        zoom.show(card);
      }, LONG_PRESS);
    },
    pointerup: () => clearTimeout(pressing),
    pointercancel: () => clearTimeout(pressing),
    pointermove: (event) => {
      if (Math.hypot((event as PointerEvent).movementX, (event as PointerEvent).movementY) > 6) clearTimeout(pressing);
    },
    pointerover: (event) => {
      hide();
      const element = cardOf(event.target);
      // A legible card needs no preview.
      if (!element || element.dataset["legible"] || (event as PointerEvent).pointerType !== "mouse") return;
      resting = setTimeout(() => element.isConnected && element.matches(":hover") && showBeside(element), REST);
    },
    pointerleave: hide,
  };
  const clicked = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  root.addEventListener("click", clicked, true);
  return () => {
    hide();
    clearTimeout(pressing);
    for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
    root.removeEventListener("click", clicked, true);
  };
}
