import { expect, it } from "vitest";
import type { TableInfo } from "../../lib/wire.ts";
import { offered, parsePick, swapPick, turns } from "./swaps.ts";

const table = (drafter: number, draft: string[], options: string[] = []): TableInfo => ({
  id: "t",
  setup: { game: "dominion" },
  stage: "drafting",
  seats: [{ kind: "guest" }, { kind: "guest" }, { kind: "bot" }],
  public: false,
  drafter,
  draft,
  draft_options: options,
});

it("a pick is a swap or keeps all ten", () => {
  expect(parsePick("throne_room-council_room")).toEqual({ out: "throne_room", into: "council_room" });
  expect(swapPick({ out: "throne_room", into: "council_room" })).toBe("throne_room-council_room");
  expect(parsePick("keep")).toBeNull();
});

it("the players are listed in turn order, from the first who swaps", () => {
  expect(turns(table(2, [])).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(turns(table(0, ["keep"])).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(turns(table(1, ["keep", "moat-witch"]))).toEqual([
    { seat: 2, swap: null },
    { seat: 0, swap: { out: "moat", into: "witch" } },
    { seat: 1, swap: undefined },
  ]);
});

it("only what the server offers can be chosen", () => {
  expect(offered(table(0, [], ["keep", "moat-witch", "moat-spy", "mine-witch", "mine-spy"]))).toEqual({
    ten: ["moat", "mine"],
    unused: ["witch", "spy"],
  });
});
