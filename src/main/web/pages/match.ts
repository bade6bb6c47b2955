import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { copy } from '../clipboard';
import { inWords } from '../panel/expected';
import { factLines } from '../panel/facts';
import { hues } from '../panel/hues';
import { resultText } from '../panel/result';
import { seatLine } from '../panel/seat';
import { withValues, type Values } from '../panel/values';
import { address, go, replaceQuery } from '../route';
import { linkTo } from '../share';
import { follow, type Link } from '../stream';
import type { MatchEvent, MatchRow } from '../types';
import { WalkPage } from './walk';
import '../board/board';
import '../panel/chart';
import '../panel/steps';

/** A match of the server, live or ended, with what both players thought of it. */
@customElement('gonu-match')
export class GonuMatch extends WalkPage {
  @state() private row: MatchRow | null = null;
  @state() private roles: string[] = [];
  @state() private players: string[] = [];
  @state() private link: Link = 'open';
  @state() private end: MatchEvent | null = null;
  @state() private values: Values = [];
  /** By role, what its player expects, in words. */
  @state() private expected: Record<string, string> = {};
  /** By role, what it expects and has not been put into words yet. */
  private readonly unread = new Map<string, MatchEvent>();
  @state() private suspended = false;
  @state() private turnSince = 0;
  @state() private note = '';
  private playClock = 0;
  /** The step to look at, or null to follow the match. */
  private asked: number | null = null;
  private drawing: number | null = null;

  protected override async load(): Promise<void> {
    const id = encodeURIComponent(this.route.parts[0] ?? '');
    const step = this.route.query.get('step');
    this.asked = step === null ? null : Number(step);
    this.row = null;
    this.roles = [];
    this.players = [];
    this.end = null;
    this.suspended = false;
    this.note = '';
    this.values = [];
    this.expected = {};
    this.unread.clear();
    this.row = await get<MatchRow>(`/matches/${id}`, this.signal);
    this.begin({ hash: this.row.sheet }, []);
    await follow(
      `/matches/${id}/events`,
      1,
      this.signal,
      (data) => this.take(data as MatchEvent),
      (link) => {
        this.link = link;
        if (link === 'open') {
          this.reached();
        }
      },
    );
  }

  private take(event: MatchEvent): boolean {
    this.suspended = event.kind === 'suspended';
    switch (event.kind) {
      case 'created':
        this.roles = event.roles ?? [];
        this.players = event.players ?? [];
        this.playClock = event.playClock ?? 0;
        break;
      case 'started':
        this.turnSince = event.at;
        this.show();
        break;
      case 'resumed':
        // The open turn is repeated, with a whole clock.
        this.turnSince = event.at;
        break;
      case 'moved':
        this.turnSince = event.at;
        this.takeMove(event);
        break;
      case 'thought':
        this.takeThought(event);
        break;
      case 'ended':
        this.end = event;
        this.show();
        return true;
      default:
        break;
    }
    return false;
  }

  private takeMove(event: MatchEvent): void {
    this.moves = [...this.moves, event.moves ?? []];
    if (this.asked === null || this.moves.length === this.asked) {
      this.show();
    }
  }

  /** Shows the latest step, or the one that was asked for; many events together are drawn once. */
  private show(): void {
    if (this.drawing === null) {
      this.drawing = requestAnimationFrame(() => {
        this.drawing = null;
        this.attempt(this.goTo(this.asked ?? this.moves.length));
        this.unread.forEach((event, role) => this.attempt(this.expect(role, event)));
        this.unread.clear();
      });
    }
  }

  private takeThought(event: MatchEvent): void {
    const role = event.role ?? '';
    // Turns are numbered from 1: the first one is that of the position before any move.
    const step = (event.step ?? this.moves.length + 1) - 1;
    if (event.line) {
      this.unread.set(role, event);
      this.show();
    }
    if (event.value !== undefined) {
      this.values = withValues(this.values, this.roles, step, { [role]: event.value });
    }
  }

  private async expect(role: string, event: MatchEvent): Promise<void> {
    const before = this.moves.slice(0, (event.step ?? 1) - 1);
    const words = await inWords(this.game!, before, event.line ?? '', this.signal);
    this.expected = { ...this.expected, [role]: words };
  }

  /** Whoever goes to the latest step follows the match again. */
  protected override chosen(step: number): void {
    this.asked = step >= this.moves.length && !this.end ? null : step;
    replaceQuery(this.asked === null ? {} : { step: String(step) });
  }

  private openIn(page: string): () => void {
    return () => {
      const shared = {
        hash: this.row!.sheet,
        title: this.row!.game,
        moves: this.moves,
        step: this.step,
      };
      this.attempt(linkTo(page, shared).then(go));
    };
  }

  private readonly copyLink = (): void => {
    const url = address(`#/match/${encodeURIComponent(this.row!.id)}?step=${this.step}`);
    void copy(url).then((done) => {
      this.note = done ? 'The link to this step is copied.' : url;
    });
  };

  protected override get windowTitle(): string | null {
    return this.row?.game ?? null;
  }

  protected override render(): TemplateResult {
    const below = this.position ? this.below(this.position.roles) : '';
    return html`<section class="page match">
      ${this.renderFailure()}
      ${
        this.row && this.position
          ? html`<div class="place">
                ${this.roles.filter((role) => role !== below).map((role) => this.renderSeat(role))}
                <gonu-board .position=${this.position} .turned=${this.turned}></gonu-board>
                ${this.renderSeat(below)}
              </div>
              <div class="side">${this.renderSide()}</div>`
          : this.renderLoading()
      }
    </section>`;
  }

  private renderSeat(role: string): TemplateResult {
    const index = this.roles.indexOf(role);
    const live = !this.end && !this.suspended && this.step === this.moves.length;
    const turn = live && this.position!.control.includes(role);
    return seatLine({
      role,
      hue: hues(this.roles, this.position!.facts)[index]!,
      who: this.players[index] ?? '',
      turn,
      tags: this.end?.goals ? [String(this.end.goals[index] ?? '–')] : [],
      clock: live ? { left: this.playClock, since: turn ? this.turnSince : null } : null,
    });
  }

  private renderSide(): TemplateResult {
    const end = this.end;
    const result = end ? resultText(this.roles, end.goals ?? null, end.reason ?? '') : '';
    const known = this.values.some((row) => row.some((value) => value !== null));
    return html`
      <h1>${this.row!.game}</h1>
      <p class="turn" role="status">${this.state}</p>
      ${this.renderSteps(result)}
      ${
        known
          ? html`<gonu-chart
              .roles=${this.roles}
              .facts=${this.position!.facts}
              .values=${this.values}
              .step=${this.step}
              @gonu-step=${this.onStep}
            ></gonu-chart>`
          : nothing
      }
      ${Object.entries(this.expected).map(
        ([role, words]) =>
          html`<p class="line"><span class="caption">${role} expects</span> ${words}</p>`,
      )}
      <div class="actions">
        <button @click=${this.copyLink}>Link to this step</button>
        <button @click=${this.openIn('shared')}>Analyse</button>
        ${end ? html`<button @click=${this.openIn('review')}>Review</button>` : nothing}
        <a class="button" href=${`api/v1/matches/${encodeURIComponent(this.row!.id)}/record`}
          >Record</a
        >
      </div>
      ${this.note ? html`<p class="note" role="status">${this.note}</p>` : nothing}
      ${factLines(this.position!)}
    `;
  }

  private get state(): string {
    if (this.end) {
      return 'The match is over.';
    }
    if (this.link === 'lost') {
      return 'The connection is lost; trying again …';
    }
    return this.suspended ? 'The match is suspended.' : `Live, step ${this.moves.length}`;
  }
}
