// What a person has chosen on this device; kept from visit to visit.

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Chosen {
  theme: Theme;
  language: string; // empty: as the browser says
  speed: Speed;
  sound: boolean;
  autoTreasures: boolean; // play all Treasures when the Buy phase begins
  autoEndTurn: boolean; // answer `end turn` where nothing else is possible
  autoReact: boolean; // reveal a Reaction whenever it is offered
  autoSingle: boolean; // take the only answer there is
  shortcuts: boolean; // single keys do things: who speaks to the computer may not want that
  coach: boolean; // short explanations at the table
  panelOpen: boolean; // the log beside the board, where there is room
  mutedSeats: Record<string, number[]>; // by table
  [more: string]: unknown;
}

export const usual: Chosen = {
  theme: "auto",
  language: "",
  speed: "normal",
  sound: false,
  autoTreasures: false,
  autoEndTurn: false,
  autoReact: false,
  autoSingle: false,
  shortcuts: true,
  coach: true,
  panelOpen: true,
  mutedSeats: {},
};

const KEY = "regat.settings";

/** What was kept, on top of what is usual; whatever has another type than usual is not believed. */
export function readSettings(text: string | null): Chosen {
  const chosen: Chosen = structuredClone(usual);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return chosen;
  }
  if (typeof kept !== "object" || kept === null) return chosen;
  for (const [name, value] of Object.entries(kept)) {
    if (!(name in usual) || typeof value === typeof usual[name]) chosen[name] = value;
  }
  if (!["auto", "light", "dark"].includes(chosen.theme)) chosen.theme = usual.theme;
  if (!["slow", "normal", "fast", "off"].includes(chosen.speed)) chosen.speed = usual.speed;
  return chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden
  }
}

export const settings: Chosen = $state(readSettings(stored()));

/** Keep every change, and let the page follow; called once, from the root. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Then it holds until the page is closed.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  });
  $effect(() => {
    const percent = settings["textSize"];
    document.documentElement.style.fontSize = typeof percent === "number" && percent !== 100 ? `${percent}%` : "";
  });
}

/** Whether things may move: the system's wish stands above the setting. */
export function moves(): boolean {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.speed !== "off" && !still;
}

const SPEEDS: Record<Speed, number> = { slow: 240, normal: 170, fast: 90, off: 0 };

/** How long a card travels, in milliseconds. */
export function duration(): number {
  return moves() ? SPEEDS[settings.speed] : 0;
}

export function isMuted(table: string, seat: number): boolean {
  return settings.mutedSeats[table]?.includes(seat) ?? false;
}

export function mute(table: string, seat: number, muted: boolean): void {
  const others = (settings.mutedSeats[table] ?? []).filter((one) => one !== seat);
  // Only the newest tables: the list would grow for ever.
  const rest = Object.entries(settings.mutedSeats)
    .filter(([name]) => name !== table)
    .slice(-20);
  settings.mutedSeats = { ...Object.fromEntries(rest), [table]: muted ? [...others, seat] : others };
}
