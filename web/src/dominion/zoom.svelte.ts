// The card to read: enlarged, or shown beside its name under the mouse.
import { route } from "../lib/route.svelte.ts";

export interface Peek {
  card: string;
  x: number; // position of its name
  y: number;
}

class Zoom {
  card: string | null = $state(null);
  peeked: Peek | null = $state.raw(null);

  show(card: string): void {
    this.peeked = null;
    this.card = card;
  }
  hide(): void {
    this.card = null;
  }
  /** Show a card beside its name; for the mouse only: a tap or a key enlarges it. */
  peek(card: string, event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const name = event.currentTarget as Element;
    // Beside the whole panel, so that the card does not cover the text.
    const left = (name.closest("aside") ?? name).getBoundingClientRect().left;
    this.peeked = { card, x: left, y: name.getBoundingClientRect().top };
  }
  lookAway(): void {
    this.peeked = null;
  }
}

export const zoom = new Zoom();

/** Close the card when another page opens; called in the initialisation of a component that shows it. */
export function closeZoomOnLeave(): void {
  $effect(() => {
    void route.path;
    return () => {
      zoom.hide();
      zoom.lookAway();
    };
  });
}
