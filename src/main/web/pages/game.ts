import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { CHANCE } from '../panel/hues';
import { linkTo } from '../share';
import { go } from '../route';
import type { GameDetails, GameRecord } from '../types';
import { GonuPage } from './page';
import { firstMoveText, lengthText, short } from './words';

/** A game of the library: how to play it, its figures, its records, its rules. */
@customElement('gonu-game')
export class GonuGame extends GonuPage {
  @state() private game: GameDetails | null = null;

  protected override async load(): Promise<void> {
    this.game = null;
    const id = encodeURIComponent(this.route.parts[0] ?? '');
    this.game = await get<GameDetails>(`/games/${id}`, this.signal);
  }

  protected override get windowTitle(): string | null {
    return this.game?.title ?? null;
  }

  protected override render(): TemplateResult {
    const game = this.game;
    return html`<section class="page">
      ${this.renderFailure()} ${game ? this.renderGame(game) : this.renderLoading()}
    </section>`;
  }

  private renderGame(game: GameDetails): TemplateResult {
    return html`
      <div class="game">
        <img class="portrait" src=${game.picture} alt=${`A position of ${game.title}`} />
        <div>
          <h1>${game.title}</h1>
          ${game.summary ? html`<p class="lead">${game.summary}</p>` : nothing}
          <p class="actions">
            <a class="button primary" href=${`#/play/${encodeURIComponent(game.id)}`}>Play</a>
            <button @click=${() => this.openIn('write', game)}>Change the rules</button>
          </p>
          ${this.renderFigures(game)}
        </div>
      </div>
      ${
        game.howToPlay
          ? html`<h2>How to play</h2>
              ${game.howToPlay.split(/\n\s*\n/).map((part) => html`<p class="how">${part}</p>`)}`
          : nothing
      }
      ${this.renderStrength(game)} ${this.renderPerft(game)} ${this.renderRecords(game)}
      <details class="sheet">
        <summary>The rules</summary>
        <pre tabindex="0">${game.sheet}</pre>
      </details>
    `;
  }

  private renderFigures(game: GameDetails): TemplateResult {
    const rows: [string, string | null][] = [
      ['Players', game.roles.filter((role) => role !== CHANCE).join(', ')],
      ['Kind', { alternating: 'by turns', simultaneous: 'at once' }[game.kind] ?? game.kind],
      ['Length', lengthText(game)],
      ['Choices', game.branching ? `${short(game.branching)} legal moves on average` : null],
      ['First move', firstMoveText(game)],
    ];
    return html`<dl class="figures">
      ${rows.map(([name, value]) =>
        value
          ? html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`
          : nothing,
      )}
    </dl>`;
  }

  private renderStrength(game: GameDetails): TemplateResult | typeof nothing {
    if (game.strength.length === 0) {
      return nothing;
    }
    return html`<h2>Strength</h2>
      <p class="note">Points of each level of Gonu against the one below.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Strength">
        <table>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Points</th>
              <th scope="col">95 %</th>
              <th scope="col">Matches</th>
            </tr>
          </thead>
          <tbody>
            ${game.strength.map(
              (row) =>
                html`<tr>
                  <td>${row.level} against ${row.against}</td>
                  <td>${row.points.toFixed(1)} %</td>
                  <td>${row.low.toFixed(0)}–${row.high.toFixed(0)} %</td>
                  <td>${row.matches}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  private renderPerft(game: GameDetails): TemplateResult | typeof nothing {
    if (game.perft.length === 0) {
      return nothing;
    }
    const number = (value: number): string => value.toLocaleString('en');
    return html`<h2>Perft</h2>
      <p class="note">How many sequences of joint moves there are from the first position.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Perft">
        <table>
          <thead>
            <tr>
              <th scope="col">Depth</th>
              <th scope="col">Sequences</th>
              <th scope="col">Ended</th>
            </tr>
          </thead>
          <tbody>
            ${game.perft.map(
              (row) =>
                html`<tr>
                  <td>${row.depth}</td>
                  <td>${number(row.sequences)}</td>
                  <td>${number(row.terminal)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  private renderRecords(game: GameDetails): TemplateResult | typeof nothing {
    if (game.records.length === 0) {
      return nothing;
    }
    return html`<h2>Records</h2>
      <ul class="rows">
        ${game.records.map(
          (record) =>
            html`<li>
              <a
                href=${record.id ? `#/match/${encodeURIComponent(record.id)}` : `#/game/${encodeURIComponent(game.id)}`}
                @click=${(e: Event) => this.openRecord(e, game, record)}
              >
                <b>${record.title}</b>
                <span>${record.moves ? `${record.moves.length} steps` : 'on this server'}</span>
                <span class="score">${record.goals.join(' : ')}</span>
              </a>
            </li>`,
        )}
      </ul>`;
  }

  /** A record with its moves is opened at its first position. */
  private openRecord(event: Event, game: GameDetails, record: GameRecord): void {
    if (record.moves) {
      event.preventDefault();
      const title = `${game.title}: ${record.title}`;
      const shared = { id: game.id, title, moves: record.moves, step: 0 };
      this.attempt(linkTo('shared', shared).then(go));
    }
  }

  private openIn(page: string, game: GameDetails): void {
    const shared = {
      sheet: game.sheet,
      title: game.title,
      ...(game.view ? { view: game.view } : {}),
    };
    this.attempt(linkTo(page, shared).then(go));
  }
}
