// Splits a message into segments: plain text, players, and parts that a game shows in its own way.
import type { GamePart } from "../gameClient.ts";
import { games } from "../games.ts";
import type { Part, Text } from "./wire.ts";

export type Segment =
  | { is: "text"; text: string }
  | { is: "seat"; seat: number; text: string }
  | { is: "part"; part: GamePart; text: string };
export type Translate = (key: string, given: Readonly<Record<string, string | number>>) => string;

// Placeholders for parts within the formatted text: characters that no language uses.
const FIRST = 0xe000;
const PLACEHOLDER = /[\ue000-\ue0ff]/;

export function toSegments(message: Text, nameOf: (seat: number) => string, translate: Translate): Segment[] {
  const parts: Segment[][] = [];
  const given: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(message.parts)) {
    if (typeof part === "string" || typeof part === "number") {
      given[name] = part;
    } else {
      given[name] = String.fromCharCode(FIRST + parts.length);
      parts.push(partSegments(part, nameOf, translate));
    }
  }
  const found: Segment[] = [];
  for (const piece of translate(message.key, given).split(/([\ue000-\ue0ff])/)) {
    if (PLACEHOLDER.test(piece)) found.push(...(parts[piece.charCodeAt(0) - FIRST] ?? []));
    else if (piece) found.push({ is: "text", text: piece });
  }
  return found;
}

function partSegments(
  part: Exclude<Part, string | number>,
  nameOf: (seat: number) => string,
  translate: Translate,
): Segment[] {
  if (part.is === "seat") return [{ is: "seat", seat: part.seat, text: nameOf(part.seat) }];
  if (part.is === "text") return toSegments(part, nameOf, translate);
  for (const game of games()) {
    const segments = game.segments(part, translate);
    if (segments) return segments;
  }
  return [];
}
