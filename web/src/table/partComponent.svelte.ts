// The component that renders the game's parts of messages, by context.
import { getContext, setContext, type Component } from "svelte";
import type { GameClient, PartProps } from "../gameClient.ts";

interface Loaded {
  Part: Component<PartProps> | null; // null until it is loaded
}

const KEY = Symbol("part");

/** Load the component of this game for all messages below the calling component. */
export function providePart(game: GameClient): void {
  const loaded: Loaded = $state({ Part: null });
  game.part().then(
    (module) => (loaded.Part = module.default),
    () => undefined, // the text alone is shown
  );
  setContext(KEY, loaded);
}

export function partComponent(): Loaded {
  return getContext<Loaded | undefined>(KEY) ?? { Part: null };
}
