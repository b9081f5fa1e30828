// Dominion, as the rest of the client sees it. Components are loaded on demand.
import type { GameClient } from "../gameClient.ts";
import { t } from "../lib/words.svelte.ts";
import { cardName } from "./cardName.ts";
import { cards } from "./catalogue.svelte.ts";
import { cardSegments } from "./segments.ts";
import { resetAutoplay } from "./settings.svelte.ts";
import { details, kingdomOf, summary } from "./setupText.ts";
import { dominionView } from "./view.ts";

const QUICK_SETS = [
  { key: "first_game", text: "set-first_game" },
  { key: "random", text: "pages-random-kingdom" },
];

export const dominion: GameClient = {
  key: "dominion",

  board: () => import("./Board.svelte"),
  part: () => import("./CardMention.svelte"),
  segments: cardSegments,
  lessons: async () => (await import("./lessons.ts")).lessons,
  preload: () => void import("./art/emblemBook.svelte.ts").then(({ emblemBook }) => emblemBook.load()),
  draft: () => import("./BeforeGame.svelte"),

  turnOf: (view) => dominionView(view).turn,
  turnKey: (view) => {
    const { turn, seats } = dominionView(view);
    return `${turn} ${seats.map((seat) => seat.turns).join(" ")}`;
  },
  points: (view) => dominionView(view).seats.map((seat) => seat.points),
  openHands: () => import("./OpenHands.svelte"),

  picture: () => import("./CardFan.svelte"),
  pictureBackground: "var(--felt-dominion)",
  introduction: ["pages-learn-d1", "pages-learn-d2", "pages-learn-d3"],
  reference: {
    key: "cards",
    title: () => t("pages-cards-of-dominion"),
    list: () => import("./reference/CardList.svelte"),
    nameOf: (key) => (cards.get(key) ? cardName(key) : undefined),
    page: () => import("./reference/CardEntry.svelte"),
    backTitle: () => t("pages-all-cards"),
  },
  credits: () => import("./EmblemCredits.svelte"),
  settingsForm: () => import("./SettingsForm.svelte"),
  resetSettings: resetAutoplay,

  setupTitle: "pages-cards",
  setupForm: () => import("./setup/form.ts"),
  quickTitle: "pages-cards",
  quickSetups: () =>
    QUICK_SETS.map(({ key, text }) => ({
      key,
      text: t(text),
      setup: { game: "dominion", players: 2, edition: 2, kingdom: key },
    })),
  hasPointCounter: true,
  canPlay: (bot, what) => bot.required_cards.every((card) => kingdomOf(what)?.includes(card)),
  summary,
  details,
  nameOf: (kind, key) => (kind === "sets" ? t(`set-${key}`) : cards.get(key) && cardName(key)),
  // The message of the terminal names a command-line option that is a switch here.
  errorKeys: { "error-other-edition": "pages-other-edition" },
};
