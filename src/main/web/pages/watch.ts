import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get } from '../api';
import { go } from '../route';
import type { Game, MatchRow } from '../types';
import { GonuPage } from './page';
import { moment } from './words';

const AGAIN_MS = 5000;
const LATEST = 60;

/** The matches of the server: those that run, and the latest that ended. */
@customElement('gonu-watch')
export class GonuWatch extends GonuPage {
  @state() private rows: MatchRow[] | null = null;
  @state() private games: Game[] = [];
  private timer = 0;

  protected override async load(): Promise<void> {
    const path = `/matches?limit=${LATEST}`;
    this.rows = (await get<{ matches: MatchRow[] }>(path, this.signal)).matches;
    if (this.games.length === 0) {
      this.games = (await get<{ games: Game[] }>('/games', this.signal)).games;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.reload(), AGAIN_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override render(): TemplateResult {
    const running = this.rows?.filter((match) => match.state !== 'ended') ?? [];
    const ended = this.rows?.filter((match) => match.state === 'ended') ?? [];
    return html`<section class="page">
      <h1>Watch</h1>
      <p class="lead">
        Matches of this server as they are played. A record from a file or another server can be
        <a href="#/replay">replayed</a>, too.
      </p>
      <label class="field itself">
        <span>Let Gonu play itself</span>
        <select @change=${this.begin}>
          <option value="" selected>Choose a game …</option>
          ${this.games.map((game) => html`<option value=${game.id}>${game.title}</option>`)}
        </select>
      </label>
      ${this.renderFailure()}
      <h2>Now</h2>
      ${
        running.length > 0
          ? this.list(running)
          : html`<p class="note">
              ${
                this.rows
                  ? html`No match is being played. The pages of the <a href="#/">games</a> have
                      recorded ones.`
                  : this.failure
                    ? nothing
                    : 'Loading …'
              }
            </p>`
      }
      ${
        ended.length > 0
          ? html`<h2>Before</h2>
              ${this.list(ended)}`
          : nothing
      }
    </section>`;
  }

  private readonly begin = (event: Event): void => {
    const id = (event.target as HTMLSelectElement).value;
    if (id) {
      go(`#/play/${encodeURIComponent(id)}?players=gonu`);
    }
  };

  private list(matches: MatchRow[]): TemplateResult {
    return html`<ul class="rows">
      ${matches.map(
        (match) =>
          html`<li>
            <a href=${`#/match/${encodeURIComponent(match.id)}`}>
              <b>${match.game || match.id}</b>
              <span>${match.players.join(' – ')}</span>
              <span class="score"
                >${match.goals ? match.goals.map((g) => g ?? '–').join(' : ') : match.state}</span
              >
              <time>${moment(match.endedAt ?? match.createdAt)}</time>
            </a>
          </li>`,
      )}
    </ul>`;
  }
}
