// The form for the set-up of a game of Dominion.
import type { SetupForm } from "../../gameClient.ts";
import { kingdomChoice } from "./kingdomChoice.svelte.ts";
import KingdomPicker from "./KingdomPicker.svelte";

export const form: SetupForm = {
  Form: KingdomPicker,
  setup: (players) => kingdomChoice.setup(players),
  isComplete: () => kingdomChoice.isComplete,
};
