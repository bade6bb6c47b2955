import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Candidate, Thought } from '../types';
import { GonuElement } from './element';
import { hues } from './hues';
import { isIdle } from './steps';

const THOUSAND = 1000;
const LINE_LENGTH = 12;

/** Candidate moves that are shown of all roles together, and at least of each. */
const MOST_CANDIDATES = 6;
const LEAST_CANDIDATES = 2;

/** A count in three digits: 850, 12.3k, 4.56M. */
export function count(number: number): string {
  if (number < THOUSAND) {
    return String(Math.round(number));
  }
  const millions = number >= THOUSAND * THOUSAND;
  const value = number / (millions ? THOUSAND * THOUSAND : THOUSAND);
  return value.toPrecision(3).replace(/\.0+$/, '') + (millions ? 'M' : 'k');
}

/** A value in points: whole if it is proved, with one digit if it is estimated. */
export function points(value: number, proved = false): string {
  return proved || value === 0 || value === 100 ? String(Math.round(value)) : value.toFixed(1);
}

/** What the search thinks: values, candidate moves, the expected line, what is proved. */
@customElement('gonu-thought')
export class GonuThought extends GonuElement {
  @property({ attribute: false }) thought: Thought | null = null;
  @property({ attribute: false }) roles: readonly string[] = [];

  /** The facts of the position that is shown, see {@link hues}. */
  @property({ attribute: false }) facts: readonly string[] = [];
  @property({ type: Boolean }) busy = false;

  protected override render(): TemplateResult {
    const thought = this.thought;
    if (!thought) {
      return html`<p class="note">${this.busy ? 'Thinking …' : 'No thought yet.'}</p>`;
    }
    return html`
      <div class="values">
        ${this.roles.map((role, i) => this.value(role, hues(this.roles, this.facts)[i]!, thought))}
        ${thought.proved ? html`<span class="tag proved">proved</span>` : nothing}
      </div>
      ${
        thought.playouts === 0 && !thought.proved
          ? html`<p class="note">The search was not ready in time; this move is a guess.</p>`
          : nothing
      }
      ${thought.text && thought.playouts > 0 ? html`<p class="says">${thought.text}</p>` : nothing}
      ${this.candidates(thought)}
      ${
        thought.line.length > 0
          ? html`<p class="line"><span class="caption">Expected</span> ${this.line(thought)}</p>`
          : nothing
      }
      <p class="note figures">
        ${count(thought.playouts)} playouts · depth ${thought.depth} · ${thought.seconds.toFixed(1)}
        s
      </p>
    `;
  }

  private value(role: string, hue: string, thought: Thought): TemplateResult | typeof nothing {
    const value = thought.values[role];
    if (value === undefined) {
      return nothing;
    }
    return html`<div class="value">
      <span class=${`dot hue-${hue}`} aria-hidden="true"></span>
      <span class="who">${role}</span>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="meter"
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${Math.round(value)}
        aria-label=${`value for ${role}`}
      >
        <rect class=${`hue-${hue}`} width=${Math.max(0, Math.min(100, value))} height="1"></rect>
      </svg>
      <b>${points(value, thought.proved)}</b>
    </div>`;
  }

  private candidates(thought: Thought): TemplateResult | typeof nothing {
    if (thought.candidates.length === 0) {
      return nothing;
    }
    const counted = thought.candidates.some((candidate) => candidate.share > 0);
    const roles = [...new Set(thought.candidates.map((candidate) => candidate.role))];
    return html`<table class="candidates">
      <thead>
        <tr>
          <th scope="col">Candidate</th>
          <th scope="col">Points</th>
          ${counted ? html`<th scope="col">Share</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${roles.map((role) => [
          roles.length > 1
            ? html`<tr>
                <th class="role" scope="rowgroup" colspan=${counted ? 3 : 2}>${role}</th>
              </tr>`
            : nothing,
          thought.candidates
            .filter((candidate) => candidate.role === role)
            .slice(0, Math.max(LEAST_CANDIDATES, Math.floor(MOST_CANDIDATES / roles.length)))
            .map((candidate) => this.candidate(candidate, counted, thought.proved)),
        ])}
      </tbody>
    </table>`;
  }

  private candidate(candidate: Candidate, counted: boolean, proved: boolean): TemplateResult {
    return html`<tr>
      <td title=${candidate.move}>${candidate.label}</td>
      <td>${candidate.tried ? points(candidate.value, proved) : '–'}</td>
      ${counted ? html`<td>${Math.round(candidate.share * 100)} %</td>` : nothing}
    </tr>`;
  }

  private line(thought: Thought): string {
    return thought.line
      .slice(0, LINE_LENGTH)
      .map((step) => step.labels.filter((label) => !isIdle(label)).join(' · ') || '–')
      .join('  ');
  }
}
