import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post } from '../api';
import { factLines } from '../panel/facts';
import { resultText } from '../panel/result';
import { go } from '../route';
import { gameOf, linkTo, unpack, type Shared } from '../share';
import type { Game, GameRef, MatchRecord, Position } from '../types';
import { WalkPage } from './walk';
import '../board/board';
import '../panel/steps';

const MAX_RECORD_CHARS = 20_000_000;

/** A record from a file, or pasted, gone through step by step. */
@customElement('gonu-replay')
export class GonuReplay extends WalkPage {
  @state() private games: Game[] = [];
  @state() private record: MatchRecord | null = null;
  @state() private text = '';
  @state() private sheet = '';
  @state() private gameId = '';
  @state() private heading = '';

  protected override async load(): Promise<void> {
    this.position = null;
    this.record = null;
    if (this.route.parts[0] === 'shared') {
      const shared = await unpack(this.route.parts[1] ?? '');
      this.heading = shared.title ?? shared.id ?? 'A match';
      this.begin(gameOf(shared), shared.moves ?? []);
      await this.goTo(shared.step ?? 0);
    }
    this.games = (await get<{ games: Game[] }>('/games', this.signal)).games;
    this.recognise();
  }

  private readonly onFile = (event: Event): void => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file && file.size > MAX_RECORD_CHARS) {
      this.failure = 'This file is too long for a record.';
    } else if (file) {
      this.attempt(file.text().then((text) => this.read(text)));
    }
  };

  /** Reads a record. */
  private read(text: string): void {
    this.text = text;
    this.failure = '';
    try {
      const record = JSON.parse(text) as MatchRecord;
      if (!Array.isArray(record.moves)) {
        throw new Error('no moves');
      }
      this.record = record;
    } catch {
      this.record = null;
      this.failure = 'This is no match record: it has to be JSON with a list “moves”.';
      return;
    }
    this.recognise();
  }

  /** Guesses from the names in the record which game of the library it is, and opens it. */
  private recognise(): void {
    if (!this.record || this.position) {
      return;
    }
    const names = [this.record.gameName, this.record.ruleSheet, this.record.gameMetaURL]
      .filter((name) => name !== undefined)
      .map((name) =>
        name
          .replace(/\/+$/, '')
          .replace(/^.*\//, '')
          .replace(/\.kif$/, ''),
      );
    const found = this.games.find((game) => names.includes(game.id));
    this.gameId = found?.id ?? '';
    if (found) {
      this.attempt(this.open());
    }
  }

  private async open(): Promise<void> {
    const game: GameRef = this.gameId ? { id: this.gameId } : { sheet: this.sheet };
    const moves = this.record?.moves ?? [];
    const body = { game, moves, step: 0 };
    await post<Position>('/positions', body, this.signal);
    this.heading = this.record?.matchId ?? (this.gameId || 'A match');
    this.begin(game, moves);
    await this.goTo(0);
  }

  private openIn(page: string): () => void {
    return () => {
      const shared: Shared = {
        ...this.game!,
        title: this.heading,
        moves: this.moves,
        step: this.step,
      };
      this.attempt(linkTo(page, shared).then(go));
    };
  }

  protected override render(): TemplateResult {
    return html`<section class=${`page ${this.position ? 'match' : 'narrow'}`}>
      ${this.renderFailure()} ${this.position ? this.renderMatch(this.position) : this.renderForm()}
    </section>`;
  }

  private renderForm(): TemplateResult {
    const ready = this.record && (this.gameId || this.sheet.trim());
    return html`
      <h1>Replay a record</h1>
      <p class="lead">
        Records of Gonu and of the ggp.org servers can be gone through step by step.
      </p>
      <form class="stack" @submit=${(e: Event) => (e.preventDefault(), this.attempt(this.open()))}>
        <label class="field"
          ><span>A file</span
          ><input type="file" accept=".json,application/json" @change=${this.onFile}
        /></label>
        <label class="field">
          <span>or its text</span>
          <textarea
            rows="6"
            spellcheck="false"
            .value=${this.text}
            @input=${(e: Event) => this.read((e.target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        ${this.record ? this.renderGameChoice() : nothing}
        <button class="primary" ?disabled=${!ready}>Replay</button>
      </form>
    `;
  }

  private renderGameChoice(): TemplateResult {
    return html`<label class="field">
        <span>The game</span>
        <select
          .value=${this.gameId}
          @change=${(e: Event) => (this.gameId = (e.target as HTMLSelectElement).value)}
        >
          <option value="">another, by its rules</option>
          ${this.games.map(
            (game) =>
              html`<option value=${game.id} ?selected=${game.id === this.gameId}>
                ${game.title}
              </option>`,
          )}
        </select>
      </label>
      ${
        this.gameId
          ? nothing
          : html`<label class="field">
              <span>The rules</span>
              <textarea
                rows="8"
                spellcheck="false"
                .value=${this.sheet}
                @input=${(e: Event) => (this.sheet = (e.target as HTMLTextAreaElement).value)}
              ></textarea>
            </label>`
      }`;
  }

  private renderMatch(position: Position): TemplateResult {
    const goals = this.record?.goalValues ?? position.goals;
    const over = this.step === this.moves.length && position.terminal;
    return html`
      <div class="place">
        <gonu-board .position=${position} .turned=${this.turned}></gonu-board>
      </div>
      <div class="side">
        <h1>${this.heading}</h1>
        ${
          this.record?.playerNamesFromHost
            ? html`<p class="turn">${this.record.playerNamesFromHost.join(' – ')}</p>`
            : nothing
        }
        ${this.renderSteps(over ? resultText(position.roles, goals, '') : '')}
        <div class="actions">
          <button @click=${this.openIn('shared')}>Analyse</button>
          <button @click=${this.openIn('review')}>Review</button>
          <button @click=${() => ((this.position = null), (this.record = null))}>
            Another record
          </button>
        </div>
        ${position.broken ? html`<p class="error">${position.broken}</p>` : nothing}
        ${factLines(position)}
      </div>
    `;
  }
}
