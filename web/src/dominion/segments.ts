// Cards in a message.
import type { GamePart } from "../gameClient.ts";
import type { Segment, Translate } from "../lib/message.ts";

/** `2 × Copper, Estate`; a dash for none. */
export function cardSegments(part: GamePart, translate: Translate): Segment[] | undefined {
  if (part.is !== "cards") return undefined;
  const copies = new Map<string, number>();
  for (const card of part.cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const items: Segment[] = [...copies].map(([card, count]) => {
    const name = translate(`card-${card}`, {});
    const part: GamePart = { is: "cards", cards: [card], hidden: 0 };
    return { is: "part", part, text: count > 1 ? `${count} × ${name}` : name };
  });
  if (part.hidden) items.push({ is: "text", text: translate("n-cards", { n: part.hidden }) });
  if (!items.length) return [{ is: "text", text: "–" }];
  return items.flatMap((item, index): Segment[] => (index ? [{ is: "text", text: ", " }, item] : [item]));
}
