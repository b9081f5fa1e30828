// The state of the Kingdomino board in the client: selection, the domino in hand, and the large kingdom.
import type { AnswerPort } from "../gameClient.ts";
import { promptGuard } from "../lib/promptGuard.ts";
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
  /** The kingdom that the reader chose to enlarge. */
  chosen: number | null = $state(null);
  /** The selected domino of the line, and the one that awaits confirmation. */
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
  /** The answer that has been sent. */
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

  /** The domino in hand; an empty one while another kingdom is enlarged. */
  shownGhost: Ghost = $derived.by(() => (this.prompt && this.large === this.prompt.seat ? this.ghost : this.#none));

  terrainsOf(domino: number): ReadonlySet<string> {
    return new Set(dominoes.get(domino)?.squares.map((half) => half.terrain));
  }

  /** Enlarge a kingdom; choosing the large one returns to the default. */
  enlarge(seat: number): void {
    this.chosen = null;
    if (seat !== this.large) this.chosen = seat;
  }

  answer(text: string | undefined): void {
    const { seq } = this.#state();
    if (!text || !this.prompt || this.sent || !promptGuard.open) return;
    this.#sent = { seq, answer: text };
    this.#port().answer(text, seq, this.prompt.seat);
  }

  place(): void {
    this.answer(this.ghost.held?.fit?.answer);
  }

  claim(domino: number): void {
    if (this.sent || !promptGuard.open) return;
    if (needsConfirmation() && this.picked !== domino) this.picked = domino;
    else this.answer(this.claims.get(domino));
  }

  cancel(): void {
    this.ghost.drop();
    this.picked = null;
  }

  /** The prompt has changed: reset the selection. */
  reset(): void {
    this.cancel();
    this.looked = null;
    if (this.prompt) this.chosen = null;
  }
}
