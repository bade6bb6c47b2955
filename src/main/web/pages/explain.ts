import { post } from '../api';
import type { GameRef, JointMove } from '../types';

/** Why clicks make no legal move. */
export interface Explanation {
  legal: boolean;
  text: string;
  details: string[];
}

/** Asks why these clicks make no move of a role. */
export function explain(
  game: GameRef,
  moves: JointMove[],
  role: string,
  clicks: string[],
  signal: AbortSignal,
): Promise<Explanation> {
  return post<Explanation>('/explanations', { game, moves, role, clicks }, signal);
}
