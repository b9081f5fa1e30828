// What one sees and does at a table of Kingdomino; the state of the game itself comes from the server.
import type { AnswerPort } from "../gameClient.ts";
import type { Prompt, Half, KingdominoView, State } from "../lib/wire.ts";
import { dominoes } from "./catalogue.svelte.ts";
import { Ghost } from "./ghost.svelte.ts";
import { needsConfirmation } from "./settings.svelte.ts";

export type RealmState = State & { view: KingdominoView };

export class Realm {
  #state: () => RealmState;
  #port: () => AnswerPort;
  readonly ghost: Ghost;
  readonly #none = new Ghost(
    () => undefined,
    () => [],
  );
  /** The kingdom that was chosen to be large. */
  chosen: number | null = $state(null);
  /** The domino of the line that is looked at, and the one that waits for a confirmation. */
  looked: number | null = $state(null);
  picked: number | null = $state(null);
  #sent = $state.raw({ seq: -1, answer: "" });

  prompt: Prompt | undefined = $derived.by(() => this.#state().prompts?.[0]);
  claims: ReadonlyMap<number, string> = $derived.by(() => {
    const { prompt } = this;
    if (!prompt || prompt.placements?.length) return new Map();
    return new Map(prompt.choices.map((choice, place) => [Number(choice.key), prompt.answers?.[place] ?? ""]));
  });
  placing = $derived.by(() => (this.prompt?.placements?.length ? (this.#state().view.line[0]?.domino ?? null) : null));
  halves: readonly Half[] = $derived.by(() =>
    this.placing === null ? [] : (dominoes.get(this.placing)?.squares ?? []),
  );
  large: number = $derived.by(() => {
    const { view, seat } = this.#state();
    return this.chosen ?? this.prompt?.seat ?? seat ?? view.to_answer ?? 0;
  });
  /** The answer that is on its way. */
  sent: string = $derived.by(() =>
    this.#sent.seq === this.#state().seq && this.#port().pending ? this.#sent.answer : "",
  );
  hint: string = $derived.by(() => {
    const hints = this.#port().hints;
    return hints && hints.seq === this.#state().seq ? (hints.hints[0]?.answer ?? "") : "";
  });
  /** Whose king is being moved: at the first choice it may be another's. */
  claimant: number | null = $derived.by(() => this.#state().view.king ?? this.prompt?.seat ?? null);

  constructor(state: () => RealmState, port: () => AnswerPort) {
    this.#state = state;
    this.#port = port;
    this.ghost = new Ghost(
      () => this.prompt,
      () => this.halves,
    );
  }

  /** While another kingdom is looked at, the domino in hand is not over it. */
  shownGhost: Ghost = $derived.by(() => (this.prompt && this.large === this.prompt.seat ? this.ghost : this.#none));

  terrainsOf(domino: number): ReadonlySet<string> {
    return new Set(dominoes.get(domino)?.squares.map((half) => half.terrain));
  }

  /** Show a kingdom large; the one that is asked needs no choice. */
  enlarge(seat: number): void {
    this.chosen = null;
    if (seat !== this.large) this.chosen = seat;
  }

  answer(text: string | undefined): void {
    if (!text || !this.prompt || this.sent) return;
    this.#sent = { seq: this.#state().seq, answer: text };
    this.#port().answer(text, this.prompt.seat);
  }

  place(): void {
    this.answer(this.ghost.held?.fit?.answer);
  }

  claim(domino: number): void {
    if (this.sent) return;
    if (needsConfirmation() && this.picked !== domino) this.picked = domino;
    else this.answer(this.claims.get(domino));
  }

  cancel(): void {
    this.ghost.drop();
    this.picked = null;
  }

  /** A new question: whatever was held for the old one is put back. */
  reset(): void {
    this.cancel();
    this.looked = null;
    if (this.prompt) this.chosen = null;
  }
}
