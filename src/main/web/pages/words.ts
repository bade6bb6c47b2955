import type { Game } from '../types';

/** A number with at most one digit after the point. */
export function short(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toFixed(1).replace(/\.0$/, '');
}

/** The length of matches in words. */
export function lengthText(game: Game): string | null {
  if (!game.length) {
    return null;
  }
  const { mean, low, high } = game.length;
  return low === high ? `${low} moves` : `${short(mean)} moves (${low}–${high})`;
}

/** How much the one who begins gets, with the interval. */
export function firstMoveText(game: Game): string | null {
  const first = game.firstMove;
  return first
    ? `${first.role} ${short(first.points)} points (${short(first.low)}–${short(first.high)})`
    : null;
}

/** A time of day for people. */
export function moment(millis: number): string {
  return new Date(millis).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
