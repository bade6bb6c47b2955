import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import type { MatchRow } from '../types';
import { GonuPage } from './page';

interface Standing {
  rank: number;
  player: string;
  score: number | string;
  points: number | string;
  matches: number;
  won: number;
  drawn: number;
  lost: number;
  elo: number;
  eloLow: number;
  eloHigh: number;
}

interface Cell {
  player: string;
  opponent: string;
  points: number | string;
  matches: number;
}

interface Whole {
  state: string;
  matches: MatchRow[];
  /** Number of the first match that did not fit into the answer. */
  next?: number;
}

interface Standings {
  tournament: string;
  format: string;
  finished: boolean;
  openMatches: number;
  standings: Standing[];
  cross: Cell[];
}

const ROW = 28;
const AGAIN_MS = 3000;
const MOST_MATCHES = 500;
const LEFT = 100;
const WIDTH = 420;

/** A tournament: standings, ratings with their intervals, who beat whom, the matches. */
@customElement('gonu-tournament')
export class GonuTournament extends GonuPage {
  @state() private table: Standings | null = null;
  @state() private rows: MatchRow[] = [];
  @state() private more = false;
  /** The path of the tournament that is shown. */
  private shown = '';
  private running = false;
  private timer = 0;

  protected override async load(): Promise<void> {
    const path = `/tournaments/${encodeURIComponent(this.route.parts[0] ?? '')}`;
    if (path !== this.shown) {
      // Another tournament: if it cannot be had, the one before must not stand below the error.
      this.shown = path;
      this.table = null;
    }
    const whole = await get<Whole>(`${path}?limit=${MOST_MATCHES}`, this.signal);
    this.rows = whole.matches;
    this.more = whole.next !== undefined;
    this.running = whole.state === 'running';
    this.table = await get<Standings>(`${path}/standings`, this.signal);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => {
      if (this.running) {
        this.reload();
      }
    }, AGAIN_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override get windowTitle(): string | null {
    return this.table?.tournament ?? null;
  }

  protected override render(): TemplateResult {
    const table = this.table;
    return html`<section class="page">
      ${this.renderFailure()}
      ${
        table
          ? html`<h1>${table.tournament}</h1>
              <p class="lead">
                ${formatText(table.format)},
                ${table.finished ? 'finished' : `${table.openMatches} matches to play`}
              </p>
              ${this.renderStandings(table)} ${this.renderRatings(table)} ${this.renderCross(table)}
              ${this.renderMatches()}`
          : this.renderLoading()
      }
    </section>`;
  }

  private renderStandings(table: Standings): TemplateResult {
    return html`<h2>Standings</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Standings">
        <table class="names">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Player</th>
              <th scope="col">Score</th>
              <th scope="col">Played</th>
              <th scope="col">Won</th>
              <th scope="col">Drawn</th>
              <th scope="col">Lost</th>
              <th scope="col">Elo</th>
            </tr>
          </thead>
          <tbody>
            ${table.standings.map(
              (row) =>
                html`<tr>
                  <td>${row.rank}</td>
                  <th scope="row">${row.player}</th>
                  <td>${row.score}</td>
                  <td>${row.matches}</td>
                  <td>${row.won}</td>
                  <td>${row.drawn}</td>
                  <td>${row.lost}</td>
                  <td>
                    ${whole(row.elo)}
                    <span class="note">${whole(row.eloLow)} … ${whole(row.eloHigh)}</span>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  private renderRatings(table: Standings): TemplateResult | typeof nothing {
    const rows = table.standings.filter((row) => Number.isFinite(row.elo));
    if (rows.length === 0) {
      return nothing;
    }
    const low = Math.min(...rows.map((row) => row.eloLow)) - 20;
    const high = Math.max(...rows.map((row) => row.eloHigh)) + 20;
    const x = (elo: number): number => LEFT + ((elo - low) / (high - low)) * (WIDTH - LEFT - 16);
    const step = niceStep((high - low) / 5);
    const ticks: number[] = [];
    for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) {
      ticks.push(tick);
    }
    const bottom = rows.length * ROW + 8;
    return html`<h2>Ratings</h2>
      <svg
        class="ratings"
        viewBox=${`0 0 ${WIDTH} ${bottom + 22}`}
        role="img"
        aria-label="Ratings with their 95 % intervals"
      >
        ${ticks.map(
          (tick) => svg`<line class="grid" x1=${x(tick)} x2=${x(tick)} y1="4" y2=${bottom}></line>
            <text class="tick" x=${x(tick)} y=${bottom + 16} text-anchor="middle">${whole(tick)}</text>`,
        )}
        ${rows.map((row, i) => {
          const y = i * ROW + ROW / 2 + 4;
          return svg`<text class="player" x=${LEFT - 10} y=${y + 4} text-anchor="end">${row.player}</text>
            <line class="interval" x1=${x(row.eloLow)} x2=${x(row.eloHigh)} y1=${y} y2=${y}></line>
            <circle class="point" cx=${x(row.elo)} cy=${y} r="5"></circle>`;
        })}
      </svg>`;
  }

  private renderCross(table: Standings): TemplateResult {
    const players = table.standings.map((row) => row.player);
    const cell = (one: string, other: string): string => {
      const found = table.cross.find((each) => each.player === one && each.opponent === other);
      return found ? `${found.points} / ${found.matches}` : one === other ? '' : '–';
    };
    return html`<h2>Each against each</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Each against each">
        <table class="cross">
          <thead>
            <tr>
              <th scope="col">Player</th>
              ${players.map((_, i) => html`<th scope="col">${i + 1}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${players.map(
              (one, i) =>
                html`<tr>
                  <th scope="row">${i + 1}. ${one}</th>
                  ${players.map((other) => html`<td class=${one === other ? 'self' : ''}>${cell(one, other)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  private renderMatches(): TemplateResult | typeof nothing {
    return this.rows.length === 0
      ? nothing
      : html`<h2>Matches</h2>
          <ul class="rows">
            ${this.rows.map(
              (match) =>
                html`<li>
                  <a href=${`#/match/${encodeURIComponent(match.id)}`}>
                    <b>${match.game || match.id}</b><span>${match.players.join(' – ')}</span>
                    <span class="score"
                      >${match.goals ? match.goals.map((g) => g ?? '–').join(' : ') : match.state}</span
                    >
                  </a>
                </li>`,
            )}
          </ul>
          ${this.more ? html`<p class="note">The first ${this.rows.length} matches.</p>` : nothing}`;
  }
}

/** The name of a form of tournaments as people write it. */
export function formatText(format: string): string {
  const words = format.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A rating without a fraction, with the sign of minus. */
function whole(elo: number): string {
  return String(Math.round(elo)).replace('-', '−');
}

/** A round number of about this size. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}
