import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { openTables, type OpenTable } from '../memory';
import { CHANCE } from '../panel/hues';
import type { Game } from '../types';
import { GonuPage } from './page';

const KINDS: readonly [kind: string, name: string][] = [
  ['', 'All'],
  ['alternating', 'By turns'],
  ['simultaneous', 'At once'],
  ['puzzle', 'Puzzles'],
  ['chance', 'Chance'],
];

/** The title of a table; with its date if others have the same title. */
function nameAmong(tables: readonly OpenTable[], table: OpenTable): string {
  const alike = tables.filter((each) => each.title === table.title);
  if (alike.length === 1 || table.since === undefined) {
    return table.title;
  }
  const date = new Date(table.since);
  const dates = alike.map((each) => new Date(each.since ?? 0));
  const day = (each: Date) => each.toLocaleDateString('en', { day: 'numeric', month: 'short' });
  const time = (each: Date) => each.toTimeString().slice(0, 'hh:mm'.length);
  const isOneDay = dates.every((each) => day(each) === day(date));
  const isOneMinute = dates.filter((each) => time(each) === time(date)).length > 1;
  const shown = isOneMinute ? date.toTimeString().slice(0, 'hh:mm:ss'.length) : time(date);
  return `${table.title}, ${isOneDay ? '' : `${day(date)}, `}${shown}`;
}

/** All games of the library, with pictures. */
@customElement('gonu-library')
export class GonuLibrary extends GonuPage {
  @state() private games: Game[] | null = null;
  @state() private wanted = '';
  @state() private kind = '';

  protected override async load(): Promise<void> {
    this.games = (await get<{ games: Game[] }>('/games', this.signal)).games;
  }

  protected override render(): TemplateResult {
    const kinds = new Set(this.games?.map((game) => game.kind));
    const shown = this.games?.filter((game) => this.fits(game)) ?? [];
    return html`<section class="page wide">
      <div class="intro">
        <div>
          <h1>Play any game</h1>
          <p class="lead">
            Each game here is a sheet of rules and nothing else. The board, the clicks and the
            opponent come from the rules alone.
          </p>
        </div>
        <div class="find">
          <label class="field">
            <span>Find a game</span>
            <input
              type="search"
              placeholder="chess, join, capture …"
              .value=${this.wanted}
              @input=${(e: Event) => (this.wanted = (e.target as HTMLInputElement).value)}
            />
          </label>
          <div class="kinds" role="group" aria-label="Kind of game">
            ${KINDS.filter(([kind]) => kind === '' || kinds.has(kind)).map(
              ([kind, name]) =>
                html`<button
                  class="chip"
                  aria-pressed=${this.kind === kind ? 'true' : 'false'}
                  @click=${() => (this.kind = kind)}
                >
                  ${name}
                </button>`,
            )}
          </div>
        </div>
      </div>
      ${this.renderFailure()} ${this.renderOpen()} ${this.games ? nothing : this.renderLoading()}
      <p class="spoken" role="status">${this.spoken(shown.length)}</p>
      <ul class="games" aria-busy=${this.games ? 'false' : 'true'}>
        ${shown.map((game) => this.card(game))}
      </ul>
      ${
        this.games && shown.length === 0
          ? html`<p class="note">No game fits. <a href="#/write">Write one?</a></p>`
          : nothing
      }
    </section>`;
  }

  /** The matches that the user has begun and not ended. */
  private renderOpen(): TemplateResult | typeof nothing {
    const open = openTables();
    return open.length === 0
      ? nothing
      : html`<p class="open">
          <span>Go on:</span>
          ${open.map(
            (table) =>
              html`<a class="chip" href=${`#/table/${encodeURIComponent(table.id)}`}
                >${nameAmong(open, table)}</a
              >`,
          )}
        </p>`;
  }

  /** How many games are found, for those who do not see it. */
  private spoken(found: number): string {
    const isSearched = this.games && (this.wanted.trim() || this.kind);
    return isSearched ? `${found === 1 ? 'One game fits' : `${found} games fit`}.` : '';
  }

  private fits(game: Game): boolean {
    const text = `${game.id} ${game.title} ${game.summary ?? ''} ${game.kind}`.toLowerCase();
    const words = this.wanted.toLowerCase().split(/\s+/);
    return (!this.kind || game.kind === this.kind) && words.every((word) => text.includes(word));
  }

  private card(game: Game): TemplateResult {
    return html`<li>
      <a class="card" href=${`#/game/${encodeURIComponent(game.id)}`}>
        <img src=${game.picture} alt="" loading="lazy" decoding="async" width="240" height="240" />
        <span class="about">
          <b>${game.title}</b>
          ${game.summary ? html`<span class="summary">${game.summary}</span>` : nothing}
          <span class="figures">${this.figures(game)}</span>
        </span>
      </a>
    </li>`;
  }

  private figures(game: Game): string {
    const players = game.roles.filter((role) => role !== CHANCE).length;
    const roles = players === 1 ? 'one player' : `${players} players`;
    const kind = { simultaneous: 'at once', chance: 'with chance' }[game.kind];
    const length = game.length ? `${Math.round(game.length.mean)} moves` : null;
    const branching = game.branching ? `${Math.round(game.branching)} choices` : null;
    return [roles, kind, length, branching].filter((part) => part).join(' · ');
  }
}
