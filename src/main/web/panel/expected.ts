import { post } from '../api';
import type { GameRef, JointMove, Position } from '../types';
import { isIdle } from './steps';

const MOST_STEPS = 12;

/** The joint moves of an expected line, written as `[(mark a 1) noop] [noop (mark b 2)]`. */
export function expectedMoves(line: string): JointMove[] {
  return [...line.matchAll(/\[(.*?)\]/g)].slice(0, MOST_STEPS).map((joint) => terms(joint[1] ?? ''));
}

/** The terms of a text one after another. */
function terms(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text[at] ?? ' ';
    if (char === '(') {
      depth++;
    } else if (char === ')') {
      depth--;
    }
    const ends = depth === 0 && (/\s/.test(char) || char === ')');
    if (ends) {
      const term = text.slice(begin, at + 1).trim();
      if (term) {
        found.push(term);
      }
      begin = at + 1;
    }
  }
  return found;
}

/** An expected line as it is written, without parentheses and those that only wait. */
export function plainly(line: string): string {
  return expectedMoves(line)
    .map((joint) => named(joint.map((move) => move.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim())))
    .join(', ');
}

function named(labels: readonly string[]): string {
  return labels.filter((label) => !isIdle(label)).join(' · ') || '–';
}

/** An expected line by the names that the board gives to moves; as written if they are not legal. */
export async function inWords(
  game: GameRef,
  before: JointMove[],
  line: string,
  signal: AbortSignal,
): Promise<string> {
  const moves = [...before, ...expectedMoves(line)];
  try {
    const body = { game, moves, step: moves.length };
    const position = await post<Position>('/positions', body, signal);
    const labels = (position.labels ?? []).slice(before.length);
    return labels.length > 0 ? labels.map(named).join(', ') : plainly(line);
  } catch {
    return plainly(line);
  }
}
