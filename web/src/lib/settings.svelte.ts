// The preferences of a person on this device, saved from visit to visit.
import { parseSaved, saveChanges, savedState } from "./storage.svelte.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Settings {
  theme: Theme;
  language: string; // empty: the browser's
  speed: Speed;
  sound: boolean;
  textSize: number; // percent
  shortcuts: boolean; // single keys; people who dictate may not want them
  doubleClickGuard: boolean; // a new prompt takes no click for a moment
  panelOpen: boolean; // the log beside the board, on wide screens
  mutedSeats: Record<string, number[]>; // by table
  game: string; // last chosen for a new table
  opponents: Record<string, string>; // the last chosen bot of each game
  lessonTables: Record<string, string>; // the table of the unfinished lesson of each game
  lessons: Record<string, string[]>; // finished lessons, by table
}

export const DEFAULTS: Settings = {
  theme: "auto",
  language: "",
  speed: "normal",
  sound: false,
  textSize: 100,
  shortcuts: true,
  doubleClickGuard: true,
  panelOpen: true,
  mutedSeats: {},
  game: "",
  opponents: {},
  lessonTables: {},
  lessons: {},
};

const KEY = "regat.settings";

/** Saved settings on top of the defaults. */
export function readSettings(text: string | null): Settings {
  return checked(parseSaved(text, DEFAULTS));
}

function checked(found: Settings): Settings {
  if (!["auto", "light", "dark"].includes(found.theme)) found.theme = DEFAULTS.theme;
  if (!["slow", "normal", "fast", "off"].includes(found.speed)) found.speed = DEFAULTS.speed;
  return found;
}

export const settings: Settings = checked(savedState(KEY, DEFAULTS));

/** Save every change and apply it to the page; called once, from the root. */
export function keepSettings(): void {
  saveChanges(KEY, settings);
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  });
  $effect(() => {
    document.documentElement.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
  });
}

/** Whether animations are allowed: the system's preference overrides the setting. */
export function motionAllowed(): boolean {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.speed !== "off" && !still;
}

const SPEEDS: Record<Speed, number> = { slow: 240, normal: 170, fast: 90, off: 0 };

/** The duration of a card's animation, in milliseconds. */
export function duration(): number {
  return motionAllowed() ? SPEEDS[settings.speed] : 0;
}

/** Forget the tables of a guest who is not on this device any more. */
export function forgetTables(): void {
  Object.assign(settings, { mutedSeats: {}, lessonTables: {}, lessons: {} });
}

export function isMuted(table: string, seat: number): boolean {
  return settings.mutedSeats[table]?.includes(seat) ?? false;
}

export function mute(table: string, seat: number, muted: boolean): void {
  const others = (settings.mutedSeats[table] ?? []).filter((muted) => muted !== seat);
  // Only the newest tables, so that the list does not grow without end.
  const rest = Object.entries(settings.mutedSeats)
    .filter(([name]) => name !== table)
    .slice(-20);
  settings.mutedSeats = { ...Object.fromEntries(rest), [table]: muted ? [...others, seat] : others };
}
