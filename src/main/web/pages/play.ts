import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post } from '../api';
import { keepInvitations, takeSeats } from '../memory';
import { CHANCE } from '../panel/hues';
import { go } from '../route';
import { gameOf, unpack, type Shared } from '../share';
import type { Game, GameRef, Level, Position, Seat, Table } from '../types';
import { GonuPage } from './page';

type Player = 'me' | 'gonu' | 'other' | 'chance';

const PLAYERS: readonly [Player, string][] = [
  ['me', 'I'],
  ['gonu', 'Gonu'],
  ['other', 'A friend'],
];

const CLOCKS: readonly [name: string, base: number, increment: number][] = [
  ['No clock', 0, 0],
  ['1 + 1', 60_000, 1_000],
  ['3 + 2', 180_000, 2_000],
  ['10 + 5', 600_000, 5_000],
  ['30 + 20', 1_800_000, 20_000],
];

const USUAL_LEVEL = 4;
const MOST_LEVELS = 10;

/** The choice of sides, strength and clock before a match. */
@customElement('gonu-play')
export class GonuPlay extends GonuPage {
  @state() private heading = '';
  @state() private roles: string[] = [];
  @state() private picture = '';
  @state() private players: Record<string, Player> = {};
  @state() private levels: Level[] = [];
  @state() private level = USUAL_LEVEL;
  @state() private clock = 0;
  @state() private starting = false;
  private game: GameRef = {};
  private moves: Shared['moves'];

  protected override async load(): Promise<void> {
    this.roles = [];
    const [answer] = await Promise.all([
      get<{ levels: Level[] }>('/levels', this.signal),
      this.route.parts[0] === 'shared'
        ? unpack(this.route.parts[1] ?? '').then((shared) => this.loadShared(shared))
        : this.loadNamed(this.route.parts[0] ?? ''),
    ]);
    this.levels = answer.levels;
    const lookOn = this.route.query.get('players') === 'gonu';
    const first = lookOn ? undefined : this.roles.find((role) => role !== CHANCE);
    this.players = Object.fromEntries(
      this.roles.map((role) => [role, role === CHANCE ? 'chance' : role === first ? 'me' : 'gonu']),
    );
  }

  private async loadNamed(id: string): Promise<void> {
    const game = await get<Game>(`/games/${encodeURIComponent(id)}`, this.signal);
    this.game = { id };
    this.moves = undefined;
    this.heading = game.title;
    this.picture = game.picture;
    this.roles = game.roles;
    this.prepare();
  }

  /** Lets the server load the game while its sides are chosen; failures are told at the start. */
  private prepare(): void {
    const body = { game: this.game, moves: [] };
    post<Position>('/positions', body, this.signal).catch(() => undefined);
  }

  private async loadShared(shared: Shared): Promise<void> {
    this.game = gameOf(shared);
    this.moves = shared.moves;
    const body = { game: this.game, moves: shared.moves ?? [] };
    const position = await post<Position>('/positions', body, this.signal);
    this.heading = shared.title ?? shared.id ?? 'Your game';
    this.picture = '';
    this.roles = position.roles;
  }

  protected override get windowTitle(): string | null {
    return this.heading ? `Play ${this.heading}` : null;
  }

  protected override render(): TemplateResult {
    const known = this.roles.length > 0;
    return html`<section class="page narrow">
      ${this.renderFailure()}
      ${
        known
          ? html`<h1>Play ${this.heading}</h1>
              <form class="play" @submit=${this.start}>
                ${this.picture ? html`<img class="small" src=${this.picture} alt="" />` : nothing}
                <div class="choices">
                  ${this.roles.filter((role) => role !== CHANCE).map((role) => this.renderRole(role))}
                  ${this.usesGonu() ? this.renderLevel() : nothing} ${this.renderClock()}
                  ${this.renderNotes()}
                  <button class="primary large" ?disabled=${this.starting}>Start</button>
                </div>
              </form>`
          : this.renderLoading()
      }
    </section>`;
  }

  private usesGonu(): boolean {
    return Object.values(this.players).includes('gonu');
  }

  private renderRole(role: string): TemplateResult {
    return html`<fieldset class="segments">
      <legend>Who plays <b>${role}</b>?</legend>
      ${PLAYERS.map(
        ([player, name]) =>
          html`<label>
            <input
              type="radio"
              name=${`player-${role}`}
              value=${player}
              .checked=${this.players[role] === player}
              @change=${() => (this.players = { ...this.players, [role]: player })}
            /><span>${name}</span>
          </label>`,
      )}
    </fieldset>`;
  }

  private renderLevel(): TemplateResult {
    const level = this.levels.find((each) => each.level === this.level);
    return html`<label class="slider">
      <span>Strength <b>${this.level}</b>${level ? html` – ${level.name}` : nothing}</span>
      <input
        type="range"
        min="1"
        max=${this.levels.length || MOST_LEVELS}
        .value=${String(this.level)}
        aria-valuetext=${level ? `${level.level}, ${level.name}: ${level.does}` : nothing}
        @input=${(e: Event) => (this.level = Number((e.target as HTMLInputElement).value))}
      />
      ${level ? html`<span class="note">${level.does}</span>` : nothing}
    </label>`;
  }

  private renderClock(): TemplateResult {
    return html`<fieldset class="segments">
      <legend>Clock <span class="note">(minutes + seconds a move)</span></legend>
      ${CLOCKS.map(
        ([name], i) =>
          html`<label>
            <input
              type="radio"
              name="clock"
              .checked=${this.clock === i}
              @change=${() => (this.clock = i)}
            /><span>${name}</span>
          </label>`,
      )}
    </fieldset>`;
  }

  private renderNotes(): TemplateResult | typeof nothing {
    const kinds = Object.values(this.players);
    if (kinds.includes('other')) {
      return html`<p class="note">You get a link for your friend.</p>`;
    }
    if (!kinds.includes('me')) {
      return html`<p class="note">You will look on while Gonu plays itself.</p>`;
    }
    return nothing;
  }

  private readonly start = (event: Event): void => {
    event.preventDefault();
    this.starting = true;
    this.attempt(this.open().finally(() => (this.starting = false)));
  };

  private async open(): Promise<void> {
    const seats: Record<string, Seat> = {};
    for (const [role, player] of Object.entries(this.players)) {
      if (player !== 'chance') {
        seats[role] = player === 'gonu' ? { kind: 'gonu', level: this.level } : { kind: 'person' };
      }
    }
    const [, base, increment] = CLOCKS[this.clock]!;
    const clock = base > 0 ? { clock: { base, increment } } : {};
    const moves = this.moves ? { moves: this.moves } : {};
    const body = { game: this.game, seats, ...clock, ...moves };
    const table = await post<Table>('/tables', body, this.signal);
    const tokens = table.tokens ?? {};
    const mine = Object.entries(tokens).filter(([role]) => this.players[role] !== 'other');
    const others = Object.entries(tokens).filter(([role]) => this.players[role] === 'other');
    takeSeats(table.id, Object.fromEntries(mine));
    keepInvitations(table.id, Object.fromEntries(others));
    go(`#/table/${encodeURIComponent(table.id)}`);
  }
}
