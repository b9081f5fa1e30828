import { expect, it } from "vitest";
import type { SeriesInfo, TableInfo } from "../lib/wire.ts";
import { isBetweenGames, standings } from "./series.ts";

const series = (games: readonly (readonly number[])[], winners?: readonly number[]): SeriesInfo => ({
  name: { is: "text", key: "a-series", parts: {} },
  length: 3,
  games: games.map((scores, n) => ({ table: `t${n}`, scores })),
  totals: [0, 1].map((seat) => games.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0)),
  ...(winners ? { winners } : {}),
});
const table = (number: number, info?: SeriesInfo): TableInfo => ({
  id: "t",
  setup: { game: "kingdomino" },
  stage: "over",
  seats: [],
  public: false,
  game_number: number,
  ...(info ? { series: info } : {}),
});
const first = [10, 20];
const second = [30, 5];

it("is between games when the table's own game is finished and the series is not", () => {
  expect(isBetweenGames(table(1, series([first])))).toBe(true);
  expect(isBetweenGames(table(2, series([first])))).toBe(false); // the second game is being played
  expect(isBetweenGames(table(1, series([first], [1])))).toBe(false); // somebody has resigned
  expect(isBetweenGames(table(1, series([first], [])))).toBe(false); // broken off
  expect(isBetweenGames(table(1))).toBe(false);
});

it("ranks by the total, and a winner before whoever has resigned with more points", () => {
  expect(standings(series([first]))).toEqual([1, 0]);
  expect(standings(series([first, second]))).toEqual([0, 1]);
  expect(standings(series([first], [0]))).toEqual([0, 1]);
});
