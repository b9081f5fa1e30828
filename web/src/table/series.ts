// A series: a fixed number of games between the same players, whose points are added up.
import type { SeriesInfo, TableInfo } from "../lib/wire.ts";
import { plainText, t } from "../lib/words.svelte.ts";

/** Whether the table's game is over, but not its series. */
export function isBetweenGames(table: TableInfo): boolean {
  const { series, game_number = 1 } = table;
  return !!series && series.winners == null && series.games.length === game_number;
}

/** `Game 2 of 3`; by default the next one. */
export function gameText(series: SeriesInfo, n = series.games.length + 1): string {
  return t("series-game", { n, all: series.length });
}

/** How far the series has come, or who has won it. */
export function headline(series: SeriesInfo, names: readonly string[]): string {
  const name = plainText(series.name, String);
  const { winners } = series;
  if (winners == null) return t("series-after", { series: name, n: series.games.length, all: series.length });
  const [first] = winners;
  if (first === undefined) return t("series-nobody", { series: name });
  const points = t("n-points", { n: series.totals[first] ?? 0 });
  return winners.length > 1
    ? t("series-shared", { series: name, names: winners.map((seat) => names[seat] ?? "").join(", "), points })
    : t("series-won", { series: name, name: names[first] ?? "", points });
}

/** The seats: winners first, then by their points. */
export function standings(series: SeriesInfo): number[] {
  const wins = (seat: number): number => Number(series.winners?.includes(seat) ?? false);
  return series.totals
    .map((_, seat) => seat)
    .toSorted((a, b) => wins(b) - wins(a) || (series.totals[b] ?? 0) - (series.totals[a] ?? 0));
}
