import { html, nothing, type TemplateResult } from 'lit';
import type { LegalMove } from '../types';

/** The question which of several moves the clicks mean. */
export interface Choice {
  moves: readonly LegalMove[];
  /** The half of the board in which it stands. */
  side: 'left' | 'right';
  make: (move: LegalMove) => void;
  /** Goes on with further clicks; null if none carries on. */
  goOn: (() => void) | null;
  reset: () => void;
}

const keep = (event: Event): void => event.stopPropagation();

/** A choice, above the board. */
export function choiceOf(choice: Choice): TemplateResult {
  return html`<div
    class=${`choice ${choice.side}`}
    role="dialog"
    aria-label="Which move?"
    @click=${keep}
  >
    <p>Which move?</p>
    ${choice.moves.map(
      (move) => html`<button @click=${() => choice.make(move)}>${move.label}</button>`,
    )}
    ${
      choice.goOn ? html`<button class="quiet" @click=${choice.goOn}>Go on</button>` : nothing
    }
    <button class="quiet" @click=${choice.reset}>None of them</button>
  </div>`;
}

/** Moves without a place, as buttons below the board. */
export function moveButtons(
  moves: readonly LegalMove[],
  isOnlyMove: boolean,
  make: (move: LegalMove) => void,
): TemplateResult {
  return html`<div class="move-buttons" role="group" aria-label="Moves without a place">
    ${moves.map(
      (move) =>
        html`<button class=${isOnlyMove ? 'primary' : ''} @click=${() => make(move)}>
          ${move.label}
        </button>`,
    )}
  </div>`;
}
