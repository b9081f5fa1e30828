// The form for the set-up of a game of Kingdomino.
import type { SetupForm } from "../../gameClient.ts";
import { variantChoice } from "./variantChoice.svelte.ts";
import VariantPicker from "./VariantPicker.svelte";

export const form: SetupForm = {
  Form: VariantPicker,
  setup: (players) => variantChoice.setup(players),
  isComplete: () => true,
};
