// A message taken apart: plain text, and what can be shown in its own way.
import type { Part, Say } from "./wire.ts";

export type Segment =
  | { is: "text"; text: string }
  | { is: "card"; card: string; text: string; count?: number }
  | { is: "seat"; seat: number; text: string }
  | { is: "domino"; domino: number; text: string };

type Speaker = (key: string, given: Readonly<Record<string, string | number>>) => string;

// Stand-ins for parts within the formatted text; nothing else uses these letters.
const FIRST = 0xe000;
const STAND_IN = /[\ue000-\ue0ff]/;

export function parted(say: Say, nameOf: (seat: number) => string, speak: Speaker): Segment[] {
  const shown: Segment[][] = [];
  const given: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(say.parts)) {
    if (typeof part === "string" || typeof part === "number") {
      given[name] = part;
    } else {
      given[name] = String.fromCharCode(FIRST + shown.length);
      shown.push(segments(part, nameOf, speak));
    }
  }
  const found: Segment[] = [];
  for (const piece of speak(say.key, given).split(/([\ue000-\ue0ff])/)) {
    if (STAND_IN.test(piece)) found.push(...(shown[piece.charCodeAt(0) - FIRST] ?? []));
    else if (piece) found.push({ is: "text", text: piece });
  }
  return found;
}

function segments(part: Exclude<Part, string | number>, nameOf: (seat: number) => string, speak: Speaker): Segment[] {
  switch (part.is) {
    case "seat":
      return [{ is: "seat", seat: part.seat, text: nameOf(part.seat) }];
    case "domino":
      return [{ is: "domino", domino: part.domino, text: String(part.domino) }];
    case "say":
      return parted(part, nameOf, speak);
    case "cards":
      return listed(part.cards, part.hidden, speak);
  }
}

/** `2 × Copper, Estate`; a dash for none. */
function listed(cards: readonly string[], hidden: number, speak: Speaker): Segment[] {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const items: Segment[] = [...copies].map(([card, count]) => {
    const name = speak(`card-${card}`, {});
    return count > 1 ? { is: "card", card, text: `${count} × ${name}`, count } : { is: "card", card, text: name };
  });
  if (hidden) items.push({ is: "text", text: speak("n-cards", { n: hidden }) });
  if (!items.length) return [{ is: "text", text: "–" }];
  return items.flatMap((item, index) => (index ? [{ is: "text", text: ", " } as Segment, item] : [item]));
}
