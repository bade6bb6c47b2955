import { html, nothing, type TemplateResult } from 'lit';
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

/** The sentence below the board, with its reasons on demand. */
export function explanation(said: Explanation | null): TemplateResult {
  return html`<div class="explanation" role="status" aria-live="polite">
    ${
      said
        ? html`<p>${said.text}</p>
            ${
              said.details.length > 0
                ? html`<details>
                    <summary>Why?</summary>
                    <ul>
                      ${said.details.map((line) => html`<li>${line}</li>`)}
                    </ul>
                  </details>`
                : nothing
            }`
        : nothing
    }
  </div>`;
}
