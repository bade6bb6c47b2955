import { html, nothing, type TemplateResult } from 'lit';
import './clock';

/** A place at a match: the role, who has it, how it stands. */
export interface SeatLine {
  role: string;
  /** Number of the role, which gives its colour. */
  index: number;
  who: string;
  turn: boolean;
  tags: readonly string[];
  /** Milliseconds left, and since when the clock runs. */
  clock: { left: number; since: number | null } | null;
}

/** The line above or below a board. */
export function seatLine(seat: SeatLine): TemplateResult {
  return html`<div class=${`seat ${seat.turn ? 'turn' : ''}`} data-role=${seat.role}>
    <span class=${`dot role-${seat.index}`} aria-hidden="true"></span>
    <b>${seat.role}</b> <span class="who">${seat.who}</span>
    ${seat.tags.map((tag) => html`<span class="tag">${tag}</span>`)}
    ${
      seat.clock
        ? html`<gonu-clock .left=${seat.clock.left} .since=${seat.clock.since}></gonu-clock>`
        : nothing
    }
  </div>`;
}
