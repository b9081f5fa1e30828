// Splits a card's text into words and symbols.
// A symbol replaces "2 coins" of the catalogue, in any language.

/** Things with a symbol: coins and points anywhere in a text, the others only as a bonus ("+1 Action"). */
export type Mark = "coin" | "point" | "action" | "buy" | "card";

export type Piece =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "mark"; readonly mark: Mark; readonly sign: string; readonly n: number; readonly text: string };

/** How a language says `n` of something: `counted("coin", 2)` is "2 coins". */
export type Counted = (mark: Mark, n: number) => string;

/** A text for a face: bonuses on lines of their own (+1 Card, +2 Actions), then the rest. */
export interface FaceText {
  readonly bonuses: readonly Piece[];
  readonly rest: readonly Piece[];
}

const MARKS: readonly Mark[] = ["coin", "point", "action", "buy", "card"];
const ANYWHERE: ReadonlySet<Mark> = new Set<Mark>(["coin", "point"]);

/** The text in pieces; joined, their texts are the whole text. */
export function pieces(text: string, counted: Counted): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const number of text.matchAll(/([+−]?)(\d+)/gu)) {
    const [, sign = "", digits = ""] = number;
    const at = number.index;
    const n = Number(digits);
    const mark = MARKS.find(
      (kind) => (sign === "+" || ANYWHERE.has(kind)) && begins(text.slice(at + sign.length), counted(kind, n)),
    );
    if (mark === undefined || at < from) continue;
    const end = at + sign.length + counted(mark, n).length;
    if (at > from) found.push({ is: "text", text: text.slice(from, at) });
    found.push({ is: "mark", mark, sign, n, text: text.slice(at, end) });
    from = end;
  }
  if (from < text.length) found.push({ is: "text", text: text.slice(from) });
  return found;
}

/** Bonuses that are sentences at the beginning get their own lines. */
export function faceText(text: string, counted: Counted): FaceText {
  const all = pieces(text, counted);
  const bonuses: Piece[] = [];
  let at = 0;
  for (;;) {
    const [mark, stop] = [all[at], all[at + 1]];
    if (mark?.is !== "mark" || mark.sign !== "+" || stop?.is !== "text" || !stop.text.startsWith(".")) break;
    bonuses.push(mark);
    at += 1;
    // After the full stop comes the next bonus or text.
    const words = stop.text.slice(1).trimStart();
    if (words) return { bonuses, rest: [{ is: "text", text: words }, ...all.slice(at + 1)] };
    at += 1;
  }
  return { bonuses, rest: all.slice(at) };
}

/** Whether a text is only a number of coins or points ("Worth 2 coins."), so that the symbol is enough. */
export function loneMark({ bonuses, rest }: FaceText): Extract<Piece, { is: "mark" }> | undefined {
  const found = rest.filter((piece) => piece.is === "mark");
  const length = rest.reduce((sum, piece) => sum + piece.text.length, 0);
  return bonuses.length === 0 && found.length === 1 && length <= 40 ? found[0] : undefined;
}

function begins(text: string, words: string): boolean {
  return text.slice(0, words.length).toLowerCase() === words.toLowerCase() && !/^\p{L}/u.test(text.slice(words.length));
}
