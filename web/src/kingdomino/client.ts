// Kingdomino, as the rest of the client sees it. Components are loaded on demand.
import type { GameClient } from "../gameClient.ts";
import { t } from "../lib/words.svelte.ts";
import { resetBoardSettings } from "./settings.svelte.ts";
import { kingdominoView } from "./view.ts";
import type { Setup } from "../lib/wire.ts";

const variantNames = (setup: Setup): string[] =>
  setup.game === "kingdomino" ? (setup.variants ?? []).map((variant) => t(`variant-${variant}`)) : [];

export const kingdomino: GameClient = {
  key: "kingdomino",

  board: () => import("./Board.svelte"),
  part: () => import("./DominoMention.svelte"),
  segments: (part) => (part.is === "domino" ? [{ is: "part", part, text: String(part.domino) }] : undefined),
  lessons: async () => (await import("./lessons.ts")).lessons,
  // The board shows the best placement; in words it would be a list of coordinates.
  boardHint: ({ text }) => (text.key === "answer-place" ? { ...text, key: "web-hint-place" } : undefined),

  turnKey: (view) => {
    const { line, pile_size, kings } = kingdominoView(view);
    return line.length ? `${pile_size} ${kings.length}` : "";
  },
  points: (view) => kingdominoView(view).scores,

  picture: () => import("./KingdomPicture.svelte"),
  pictureBackground: "var(--felt-kingdomino)",
  introduction: ["pages-learn-k1", "pages-learn-k2", "pages-learn-k3"],
  reference: {
    key: "dominoes",
    title: () => t("pages-dominoes"),
    list: () => import("./reference/DominoList.svelte"),
  },
  settingsForm: () => import("./SettingsForm.svelte"),
  resetSettings: resetBoardSettings,

  setupTitle: "pages-variants",
  setupForm: () => import("./setup/form.ts"),
  quickSetups: () => [{ key: "", text: "", setup: { game: "kingdomino", players: 2 } }],
  hasPointCounter: false,
  canPlay: () => true,
  summary: variantNames,
  details: (setup) => ({ badges: variantNames(setup), text: "" }),
  nameOf: () => undefined,
  errorKeys: {},
};
