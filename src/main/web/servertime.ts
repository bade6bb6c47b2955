/**
 * The time of the server, which judges the clocks. It is told in each answer to the second; the
 * answers together say within which bounds the browser's clock is wrong.
 */

const SECOND_MS = 1000;

/** Bounds of what has to be added to the browser's time. */
let least = -Infinity;
let most = Infinity;

/** Takes in the time of an answer, and when in the browser's time it was asked for and came. */
export function noteServerTime(date: string | null, asked: number, came: number): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) {
    return;
  }
  const low = at - came;
  const high = at + SECOND_MS - asked;
  least = Math.max(least, low);
  most = Math.min(most, high);
  if (least > most) {
    // One of the clocks was set meanwhile: what was known before is worth nothing.
    least = low;
    most = high;
  }
}

/** Milliseconds since 1970 by the server's clock; by our own as long as it may be right. */
export function serverNow(): number {
  return Date.now() + (least > 0 ? least : most < 0 ? most : 0);
}
