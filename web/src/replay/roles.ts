// Who plays which seat in a game that starts from a replay.
import type { GameInfo, NewSeat, Replay } from "../lib/wire.ts";

/** The bot of that seat, or the default bot in place of a person. */
export function botFor(replay: Replay, seat: number, game: GameInfo | undefined): string {
  const sat = replay.bots[seat];
  const known = game?.bots.some((bot) => bot.name === sat);
  return `bot ${sat && known ? sat : (game?.default_bot ?? "")}`;
}

/** The seats to request. People on this device share one guest: each after the first needs a name. */
export function seatsFor(roles: readonly string[], names: readonly string[]): NewSeat[] {
  const first = roles.indexOf("me");
  return roles.map((role, seat): NewSeat => {
    if (role === "me") return seat === first ? { kind: "me" } : { kind: "me", name: (names[seat] ?? "").slice(0, 20) };
    return role === "open" ? { kind: "open" } : { kind: "bot", bot: role.slice("bot ".length) };
  });
}
