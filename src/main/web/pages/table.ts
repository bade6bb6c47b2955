import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { explanation } from '../panel/explanation';
import { factLines } from '../panel/facts';
import { hues } from '../panel/hues';
import { resultText } from '../panel/result';
import { seatLine } from '../panel/seat';
import type { Position, Seat } from '../types';
import { ActingPage } from './acting';
import '../board/board';
import '../panel/chart';
import '../panel/invitation';
import '../panel/legal';
import '../panel/steps';
import '../panel/thought';

/** A match in which persons play: against Gonu, against one another, or on one screen. */
@customElement('gonu-table')
export class GonuTable extends ActingPage {
  protected override render(): TemplateResult {
    return html`<section class="page match">
      ${this.renderFailure()}
      ${this.table && this.position ? this.renderTable(this.position) : this.renderLoading()}
    </section>`;
  }

  protected override get viewer(): string | null {
    const mine = Object.keys(this.tokens);
    return mine.length === 1 ? mine[0]! : null;
  }

  protected override get windowTitle(): string | null {
    const title = this.table?.title;
    const playing = this.playing;
    return (title && playing && !this.hasMoved(playing) ? `Your turn – ${title}` : title) ?? null;
  }

  private renderTable(position: Position): TemplateResult {
    const table = this.table!;
    const roles = position.roles;
    const below = this.below(roles);
    const playing = this.playing;
    const result = table.result
      ? resultText(roles, table.result.goals, table.result.reason)
      : '';
    return html`
      <div class="place">
        ${roles.filter((role) => role !== below).map((role) => this.renderSeat(role))}
        <gonu-board
          .position=${position}
          .turned=${this.turned}
          .player=${playing && !this.hasMoved(playing) ? playing : null}
          .candidates=${this.thoughts.arrows}
          @gonu-move=${this.onMove}
          @gonu-wrong=${this.onWrong}
        ></gonu-board>
        ${this.renderSeat(below)} ${explanation(this.explanation)}
      </div>
      <div class="side">
        ${this.renderNews(playing)}
        <p class="spoken" aria-live="polite">${result}</p>
        ${this.renderSteps(result)}
        ${this.renderActions()}
        ${this.note ? html`<p class="note" role="status">${this.note}</p>` : nothing}
        ${
          playing && !this.hasMoved(playing)
            ? html`<details class="type" ?open=${!position.svg}>
                <summary>Moves by name</summary>
                <gonu-legal
                  .moves=${position.legal[playing] ?? []}
                  @gonu-pick=${this.onPick}
                ></gonu-legal>
              </details>`
            : nothing
        }
        ${this.renderThought(roles)} ${factLines(position)}
      </div>
    `;
  }

  private renderSeat(role: string): TemplateResult {
    const table = this.table!;
    const seat = table.seats[role];
    const index = table.position.roles.indexOf(role);
    const hue = hues(table.position.roles, this.position!.facts)[index]!;
    const turn = !table.result && table.position.control.includes(role) && !this.hasMoved(role);
    const mine = role in this.tokens;
    const tags = [
      ...(this.isAbsent(role) ? ['away'] : []),
      ...(table.result?.goals ? [String(table.result.goals[index] ?? '–')] : []),
    ];
    const clock = table.clocks
      ? { left: table.clocks[role] ?? 0, since: turn ? table.turnSince : null }
      : null;
    return seatLine({ role, hue, who: seat ? whoSits(seat, mine) : '', turn, tags, clock });
  }

  /** True for the seat of another person who is not there, as long as that matters. */
  private isAbsent(role: string): boolean {
    const seat = this.table?.seats[role];
    const isOther = seat?.kind === 'person' && !(role in this.tokens);
    return isOther && seat.connected === false && !this.table?.result;
  }

  /** Which other persons are there, for those who do not see it at the seats. */
  private get presence(): string {
    return Object.entries(this.table!.seats)
      .filter(([role, seat]) => seat.kind === 'person' && !(role in this.tokens))
      .map(([role]) => `${role} is ${this.isAbsent(role) ? 'away' : 'here'}.`)
      .join(' ');
  }

  private renderNews(playing: string | null): TemplateResult {
    const table = this.table!;
    const turn = this.turnText(playing);
    return html`
      ${table.title ? html`<h1>${table.title}</h1>` : html`<h1 class="spoken">Match</h1>`}
      ${
        this.link === 'lost'
          ? html`<p class="lost" role="status">The connection is lost; trying again …</p>`
          : nothing
      }
      <p class="turn" aria-live="polite">${turn}</p>
      <p class="spoken" aria-live="polite">${table.result ? nothing : this.presence}</p>
      ${this.invitations
        .filter(([role]) => this.isAbsent(role))
        .map(
          ([role, token]) =>
            html`<gonu-invitation
              .table=${table.id}
              .seat=${role}
              .token=${token}
            ></gonu-invitation>`,
        )}
      ${
        this.asked && !(this.asked in this.tokens)
          ? html`<div class="asked" role="alert">
              <p>${this.asked} asks to take the last move back.</p>
              <button class="primary" @click=${this.answer(true)}>Allow</button>
              <button @click=${this.answer(false)}>Refuse</button>
            </div>`
          : nothing
      }
    `;
  }

  private turnText(playing: string | null): string | TemplateResult {
    const table = this.table!;
    if (table.result) {
      return 'The match is over.';
    }
    if (this.step < this.moves.length) {
      return html`You look at step ${this.step}.
        <button class="link" @click=${() => this.attempt(this.goTo(this.moves.length))}>
          Back to the match
        </button>`;
    }
    if (playing && this.hasMoved(playing)) {
      return 'Waiting for the others …';
    }
    if (playing) {
      return html`Your
      turn${Object.keys(this.tokens).length > 1 ? html`: <b>${playing}</b>` : nothing}`;
    }
    const names = table.position.control
      .filter((role) => !this.hasMoved(role))
      .map((role) => (table.seats[role]?.kind === 'gonu' ? 'Gonu' : role));
    return `${names.join(', ')} to move …`;
  }

  /** True if somebody here has chosen, and others have still to. */
  private get hasChosen(): boolean {
    return Object.keys(this.tokens).some((role) => this.hasMoved(role));
  }

  private renderActions(): TemplateResult {
    const table = this.table!;
    const sits = Object.keys(this.tokens).length > 0;
    const gonu = Object.values(table.seats).some((seat) => seat.kind === 'gonu');
    const over = table.result !== null;
    const off = this.busy;
    return html`<div class="actions">
      ${
        sits && !over
          ? html`
              <button
                ?disabled=${off || (this.moves.length === 0 && !this.hasChosen)}
                @click=${this.takeBack}
              >
                Undo
              </button>
              <button ?disabled=${off || !this.playing} @click=${this.hint}>Hint</button>
              ${gonu ? html`<button ?disabled=${off} @click=${this.swap}>Change sides</button>` : nothing}
              ${
                this.resigning
                  ? html`<button class="danger" @click=${this.resign}>Really resign</button>
                      <button @click=${() => this.askToResign(false)}>Play on</button>`
                  : html`<button
                      class="resign"
                      ?disabled=${off}
                      @click=${() => this.askToResign(true)}
                    >
                      Resign
                    </button>`
              }
            `
          : nothing
      }
      ${
        over || !sits || gonu
          ? html`<button
              aria-pressed=${this.thoughts.isAnalysing ? 'true' : 'false'}
              @click=${this.toggleAnalysis}
            >
              Analyse
            </button>`
          : nothing
      }
      ${over ? html`<button class="primary" @click=${this.openIn('review')}>Review</button>` : nothing}
      ${over ? html`<button @click=${this.again}>Play again</button>` : nothing}
      <button @click=${this.openIn('shared')}>Share</button>
    </div>`;
  }

  /** Asks before a match is resigned, or no longer; the keys stay at what was pressed. */
  private askToResign(isAsked: boolean): void {
    this.resigning = isAsked;
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(isAsked ? '.danger' : '.resign')?.focus(),
    );
  }

  private renderThought(roles: readonly string[]): TemplateResult | typeof nothing {
    if (!this.thoughts.thought && !this.thoughts.isBusy) {
      return nothing;
    }
    return html`<section class="thoughts" aria-label="What Gonu thinks">
      <gonu-thought
        .thought=${this.thoughts.thought}
        .roles=${roles}
        .facts=${this.position!.facts}
        .busy=${this.thoughts.isBusy}
      ></gonu-thought>
      <gonu-chart
        .roles=${roles}
        .facts=${this.position!.facts}
        .values=${this.thoughts.values}
        .step=${this.step}
        @gonu-step=${this.onStep}
      ></gonu-chart>
    </section>`;
  }
}

/** Who sits there, in words. */
function whoSits(seat: Seat, mine: boolean): string {
  switch (seat.kind) {
    case 'gonu':
      return `Gonu${seat.level ? `, level ${seat.level}` : ''}`;
    case 'chance':
      return 'Chance';
    case 'person':
      return seat.name ?? (mine ? 'You' : 'A friend');
  }
}
