// The card that somebody wants to read: large, or beside its name while the mouse is there.

export interface Peek {
  card: string;
  x: number; // where its name stands
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
  /** Show a card beside its name; for the mouse alone, a finger or a key opens it large. */
  peek(card: string, event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const name = event.currentTarget as Element;
    // Beside the whole panel: over it, the card would hide what one reads.
    const left = (name.closest("aside") ?? name).getBoundingClientRect().left;
    this.peeked = { card, x: left, y: name.getBoundingClientRect().top };
  }
  lookAway(): void {
    this.peeked = null;
  }
}

export const zoom = new Zoom();
