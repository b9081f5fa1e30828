// Announces what happens at the table: to screen readers, by sounds, and in the page title.
import { untrack } from "svelte";
import type { GameClient } from "../gameClient.ts";
import { announce } from "../lib/announce.svelte.ts";
import { gameName } from "../lib/gameName.ts";
import { play } from "../lib/sound.ts";
import type { Text, State } from "../lib/wire.ts";
import { plainText, t, words } from "../lib/words.svelte.ts";

const MAX_ANNOUNCED = 8;

export function announceChanges(
  client: GameClient,
  current: () => State,
  log: () => Text[],
  names: () => string[],
  covered: () => number | null,
): void {
  const nameOf = (seat: number): string => names()[seat] ?? "";
  let announced: Text[] | null = null;
  let lastPrompt = "";
  let over: boolean | undefined;

  $effect(() => {
    const lines = log();
    untrack(() => {
      // The first log contains what happened before this visit; it is not announced.
      const fresh = announced === null ? [] : lines.slice(commonPrefix(announced, lines));
      announced = lines;
      for (const line of fresh.slice(-MAX_ANNOUNCED)) announce(`${plainText(line, nameOf)}.`);
    });
  });

  $effect(() => {
    const state = current();
    const question = covered() === null ? state.prompts?.[0] : undefined;
    const id = question ? `${state.seq} ${question.seat}` : "";
    untrack(() => {
      if (question && id !== lastPrompt) announce(`${plainText(question.text, nameOf)}.`);
      if (question && !lastPrompt) play("turn");
      if (state.view?.over && over === false) play("end");
      lastPrompt = id;
      over = state.view?.over;
    });
  });

  $effect(() => {
    void words.language;
    const state = current();
    const game = gameName(state.table.setup.game);
    document.title = t(titleKey(state, client), { game });
  });
}

/** The page title: whether a seat of this device is asked, and whether it is that seat's turn. */
export function titleKey(state: Pick<State, "prompts" | "view">, client: Pick<GameClient, "turnOf">): string {
  const { prompts, view } = state;
  const asked = prompts?.[0]?.seat;
  if (asked === undefined) return "web-title-table";
  const turn = view && client.turnOf ? client.turnOf(view) : asked;
  return turn === asked ? "web-title-your-turn" : "web-title-asked";
}

/** The length of the common prefix of two logs; a line that was extended counts as new. */
export function commonPrefix(before: readonly Text[], after: readonly Text[]): number {
  let same = 0;
  while (
    same < before.length &&
    same < after.length &&
    (before[same] === after[same] || JSON.stringify(before[same]) === JSON.stringify(after[same]))
  )
    same++;
  return same;
}
