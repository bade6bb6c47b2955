import { html, nothing, type TemplateResult } from 'lit';
import './clock';

/** A place at a match: the role, who has it, how it stands. */
export interface SeatLine {
  role: string;
  /** The colour of the role, see {@link hues}. */
  hue: string;
  who: string;
  turn: boolean;
  tags: readonly string[];
  /** Milliseconds left, and since when the clock runs. */
  clock: { left: number; since: number | null } | null;
}

/** The line above or below a board. */
export function seatLine(seat: SeatLine): TemplateResult {
  return html`<div class=${`seat ${seat.turn ? 'turn' : ''}`} data-role=${seat.role}>
    <span class=${`dot hue-${seat.hue}`} aria-hidden="true"></span>
    <b>${seat.role}</b> <span class="who">${seat.who}</span>
    ${seat.tags.map((tag) => html`<span class="tag">${tag}</span>`)}
    ${
      seat.clock
        ? html`<gonu-clock .left=${seat.clock.left} .since=${seat.clock.since}></gonu-clock>`
        : nothing
    }
  </div>`;
}
