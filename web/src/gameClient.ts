// What the client needs to know about a game. Each game implements it in its own folder; `games.ts` lists them.
import type { Component } from "svelte";
import type { TableConnection } from "./lib/connection.svelte.ts";
import type { Segment, Translate } from "./lib/message.ts";
import type { BotInfo, Hint, Part, Text, SeatPart, Setup, State, TableInfo, View } from "./lib/wire.ts";
import type { Lesson } from "./table/coach/lesson.ts";

export type GameKey = View["game"];
/** A part of a message that only the game can render, such as a card. */
export type GamePart = Exclude<Part, string | number | SeatPart | Text>;
type Load<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** What a board needs of a connection; a replay has it too. */
export type AnswerPort = Pick<TableConnection, "pending" | "hints" | "answer">;

export type BoardProps = { port: AnswerPort; state: State; log: readonly Text[]; names: string[] };
export type PartProps = {
  part: GamePart;
  text: string;
  skipped: boolean; // by the Tab key: a log may have hundreds of parts
};
export type OpenHandsProps = { hands: readonly (readonly string[])[]; names: string[]; active: number | null };

/** The game's part of the form for a new table. Its choices are saved between visits. */
export interface SetupForm {
  Form: Component<{ players: number }>;
  /** The current set-up. */
  setup(players: number): Setup;
  /** Whether the table can be opened with it. */
  isComplete(): boolean;
}

export interface QuickSetup {
  key: string;
  text: string;
  setup: Setup;
}

/** A tab of the reference, and the pages under it. */
export interface ReferenceTab {
  key: string;
  title: () => string;
  list: Load;
  /** The name of an entry with a page of its own; undefined if there is no such entry. */
  nameOf?: (key: string) => string | undefined;
  page?: Load<{ entry: string }>;
  backTitle?: () => string;
}

export interface GameClient {
  readonly key: GameKey;

  // The table
  readonly board: Load<BoardProps>;
  /** How a part of a message looks. */
  readonly part: Load<PartProps>;
  /** The segments of a part; undefined if it belongs to another game. */
  segments(part: GamePart, translate: Translate): Segment[] | undefined;
  readonly lessons: () => Promise<readonly Lesson[]>;
  /** Called when a table opens: starts loading what its board will show. */
  preload?(): void;
  /** Shown while the players choose what to play with. */
  readonly draft?: Load<{ table: TableInfo }>;
  /** The text of a hint that the board itself shows; undefined if the hint is only listed. */
  boardHint?(hint: Hint): Text | undefined;

  /** The seat whose turn it is, in a game that asks other seats during a turn. */
  turnOf?(view: View): number;

  // Replays
  /** Changes whenever a turn begins. */
  turnKey(view: View): string;
  /** The points of each seat; null where they are secret. */
  points(view: View): readonly (number | null)[];
  readonly openHands?: Load<OpenHandsProps>;

  // Pages
  /** The picture on the first page and its background. */
  readonly picture: Load;
  readonly pictureBackground: string;
  readonly introduction: readonly string[];
  readonly reference: ReferenceTab;
  readonly credits?: Load;
  readonly settingsForm: Load;
  resetSettings(): void;

  // Set-up
  readonly setupTitle: string;
  readonly setupForm: () => Promise<{ form: SetupForm }>;
  /** The first is a beginner's game; the others can be chosen on the first page too. */
  readonly quickSetups: () => readonly QuickSetup[];
  readonly quickTitle?: string;
  readonly hasPointCounter: boolean;
  /** Whether a bot knows how to play with this; `what` is a set-up or a position. */
  canPlay(bot: BotInfo, what: Setup | View): boolean;
  /** A set-up in a few words: for a line, and in detail for a lobby. */
  summary(setup: Setup): string[];
  details(setup: Setup): { badges: string[]; text: string };
  /** The name of something that an error message mentions by its key. */
  nameOf(kind: string, key: string): string | undefined;
  /** Messages that the client replaces by its own. */
  readonly errorKeys: Readonly<Record<string, string>>;
}
