import { describe, expect, it } from "vitest";
import type { State, View } from "../lib/wire.ts";
import { titleKey } from "./announcements.svelte.ts";

describe("the title of the page", () => {
  const asked = (...seats: number[]): Pick<State, "prompts" | "view"> =>
    ({ prompts: seats.map((seat) => ({ seat })), view: {} }) as unknown as Pick<State, "prompts" | "view">;
  const turnOfSeat = (seat: number): { turnOf: (view: View) => number } => ({ turnOf: () => seat });

  it("names the game alone while nobody on this device is asked", () => {
    expect(titleKey(asked(), turnOfSeat(0))).toBe("web-title-table");
  });

  it("says that it is the player's turn", () => {
    expect(titleKey(asked(1), turnOfSeat(1))).toBe("web-title-your-turn");
  });

  it("says that the player is asked during another player's turn", () => {
    expect(titleKey(asked(1), turnOfSeat(0))).toBe("web-title-asked");
  });

  it("takes being asked for a turn in a game that asks nobody else", () => {
    expect(titleKey(asked(1), {})).toBe("web-title-your-turn");
  });
});
