import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { isIdle, type StepLine } from '../panel/steps';
import { points } from '../panel/thought';
import { gameOf, unpack, type Shared } from '../share';
import { ask } from '../stream';
import type { Candidate, Position, Review } from '../types';
import { WalkPage } from './walk';
import '../board/board';
import '../panel/chart';
import '../panel/steps';

const PACES: readonly [seconds: number, name: string][] = [
  [1, 'quick'],
  [3, 'usual'],
  [10, 'thorough'],
];

/** A match gone through with the search: where it was lost, and what would have been better. */
@customElement('gonu-review')
export class GonuReview extends WalkPage {
  @state() private shared: Shared | null = null;
  @state() private reviews: Review[] = [];
  @state() private worst: number[] = [];
  @state() private busy = false;
  @state() private pace = 0;

  /** For which each position of this review is searched. */
  @state() private seconds = 0;

  private run: AbortController | null = null;

  protected override async load(): Promise<void> {
    this.run?.abort();
    this.run = null;
    this.busy = false;
    this.reviews = [];
    this.worst = [];
    this.shared = null;
    this.game = null;
    this.position = null;
    if (this.route.parts[0] !== 'shared') {
      return;
    }
    this.shared = await unpack(this.route.parts[1] ?? '');
    this.begin(gameOf(this.shared), this.shared.moves ?? []);
    await this.goTo(0);
    await this.review();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.run?.abort();
  }

  private async review(): Promise<void> {
    this.run?.abort();
    const run = new AbortController();
    this.run = run;
    this.reviews = [];
    this.worst = [];
    this.busy = true;
    this.seconds = PACES[this.pace]![0];
    const body = { game: this.game, moves: this.moves, secondsPerMove: this.seconds };
    try {
      for await (const event of ask('/reviews', body, run.signal)) {
        if (this.run !== run) {
          return;
        }
        if (event.kind === 'step') {
          this.reviews = [...this.reviews, event.data as Review];
        } else if (event.kind === 'done') {
          this.worst = (event.data as { worst: number[] }).worst;
          await this.goTo(this.worst[0] ?? this.step);
        }
      }
    } finally {
      if (this.run === run) {
        this.busy = false;
      }
    }
  }

  /** The reviews of the joint move that leaves the shown position. */
  private get here(): Review[] {
    return this.reviews.filter((review) => review.step === this.step);
  }

  protected override lines(): StepLine[] {
    return super.lines().map((line) => {
      const found = this.reviews.filter((review) => review.step === line.step - 1);
      const worst = found.sort((a, b) => b.loss - a.loss)[0];
      return worst ? { ...line, verdict: worst.verdict } : line;
    });
  }

  /** For each role the value before each of its moves, from its own point of view. */
  private values(roles: readonly string[]): (number | null)[][] {
    return roles.map((role) => {
      const row: (number | null)[] = Array.from({ length: this.moves.length + 1 }, () => null);
      for (const review of this.reviews) {
        if (review.role === role) {
          row[review.step] = review.before;
          row[review.step + 1] ??= review.after;
        }
      }
      return row;
    });
  }

  protected override render(): TemplateResult {
    return html`<section class=${`page ${this.position ? 'match' : 'narrow'}`}>
      ${this.renderFailure()}
      ${
        this.position
          ? this.renderReview(this.position)
          : html`<h1>Review</h1>
              <p class="lead">
                A finished match is gone through with the search. Open one from
                <a href="#/watch">Watch</a>, from a <a href="#/replay">record</a>, or after a match
                of your own.
              </p>`
      }
    </section>`;
  }

  private renderReview(position: Position): TemplateResult {
    const better = this.here.filter(isImprovable).map((review) => arrowOf(review));
    return html`
      <div class="place">
        <gonu-board
          .position=${position}
          .turned=${this.turned}
          .candidates=${better}
        ></gonu-board>
      </div>
      <div class="side">
        <h1>Review${this.shared?.title ? `: ${this.shared.title}` : ''}</h1>
        ${this.renderProgress()}
        <p class="note">
          Values are estimates: each position was searched for
          ${this.seconds} s, those round large losses up to three times as long.
        </p>
        <gonu-chart
          .roles=${position.roles}
          .facts=${position.facts}
          .values=${this.values(position.roles)}
          .step=${this.step}
          @gonu-step=${this.onStep}
        ></gonu-chart>
        ${this.here.map((review) => this.renderVerdict(review))} ${this.renderWorst()}
        ${this.renderSteps('')}
      </div>
    `;
  }

  private renderProgress(): TemplateResult {
    const done = new Set(this.reviews.map((review) => review.step)).size;
    return html`<div class="progress">
      ${
        this.busy
          ? html`<label>
              Looking at move ${Math.min(done + 1, this.moves.length)} of ${this.moves.length}
              <progress max=${this.moves.length} .value=${done}></progress>
            </label>`
          : html`<label>
                Look again,
                <select
                  aria-label="How long to look"
                  @change=${(e: Event) => (this.pace = (e.target as HTMLSelectElement).selectedIndex)}
                >
                  ${PACES.map(([, name], i) => html`<option ?selected=${i === this.pace}>${name}</option>`)}
                </select>
              </label>
              <button @click=${() => this.attempt(this.review())}>Review</button>`
      }
    </div>`;
  }

  private renderVerdict(review: Review): TemplateResult {
    const refutation = review.refutation.filter((label) => !isIdle(label));
    return html`<div class=${`verdict ${review.verdict}`}>
      <p>
        <b>${review.role}</b> plays <b>${review.played.label}</b>:
        ${review.verdict === 'forced' ? 'the only move' : review.verdict}${
          review.loss >= 0.5
            ? html`, ${points(review.before)} → ${points(review.after)} points`
            : nothing
        }
        ${review.seconds > 0 ? html`<span class="caption">(${points(review.seconds)} s)</span>` : nothing}
      </p>
      ${
        isImprovable(review)
          ? html`<p>Better: <b>${review.best.label}</b></p>`
          : nothing
      }
      ${refutation.length > 0 ? html`<p class="line"><span class="caption">Then</span> ${refutation.join(' ')}</p>` : nothing}
    </div>`;
  }

  private renderWorst(): TemplateResult | typeof nothing {
    const bad = this.reviews
      .filter((review) => this.worst.includes(review.step) && review.loss >= 1)
      .sort((a, b) => b.loss - a.loss);
    if (bad.length === 0) {
      return this.busy || this.reviews.length === 0
        ? nothing
        : html`<p class="note">No move lost points worth mentioning.</p>`;
    }
    return html`<h2>Where it was lost</h2>
      <ul class="worst">
        ${bad.map(
          (review) =>
            html`<li>
              <button @click=${() => this.attempt(this.goTo(review.step))}>
                <span>${review.step + 1}. ${review.role}: ${review.played.label}</span>
                <span class=${`sign ${review.verdict}`}>−${points(review.loss)}</span>
              </button>
            </li>`,
        )}
      </ul>`;
  }
}

/** True if another move would have been better by more than a trifle. */
function isImprovable(review: Review): boolean {
  return review.verdict !== 'best' && review.verdict !== 'forced';
}

function arrowOf(review: Review): Candidate {
  const { best, role, before: value } = review;
  return { ...best, role, value, tried: true, visits: 0, share: 1 };
}
