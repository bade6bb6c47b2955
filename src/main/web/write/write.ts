import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ApiError, get, isAbort, post, sentence } from '../api';
import type { MoveMade } from '../board/board';
import { copy } from '../clipboard';
import { GonuPage } from '../pages/page';
import { factLines } from '../panel/facts';
import { Hands } from '../panel/hands';
import { resultText } from '../panel/result';
import { address, go } from '../route';
import { gameOf, linkTo, unpack, type Shared } from '../share';
import type { Finding, Game, GameDetails, GameRef, JointMove, Position } from '../types';
import '../board/board';
import { beginning, drafts, keepDraft, nameOf } from './drafts';
import type { Changed, EditorFinding, GonuEditor } from './editor';
import { findingsList } from './findings';
import { reportText, type Report } from './report';
import { titleOf } from './title';
import './editor';

const PAUSE_MS = 200;
const PLAYOUTS = 200;
const FIRST_GAME = 'tic-tac-toe';

const hasErrors = (findings: readonly EditorFinding[]): boolean =>
  findings.some((found) => found.isError);

/** An editor of rules, with the board beside it that follows every change. */
@customElement('gonu-write')
export class GonuWrite extends GonuPage {
  @state() private games: Game[] = [];
  @state() private viewText = '';
  @state() private position: Position | null = null;
  @state() private moves: JointMove[] = [];
  @state() private problem = '';
  @state() private findings: readonly EditorFinding[] | null = null;
  @state() private connected = false;
  @state() private away = false;
  @state() private report: Report | null = null;
  @state() private running = '';
  @state() private note = '';
  @state() private link = '';
  @state() private isCopied = false;

  /** What a link calls a sheet that tells no title itself. */
  private heading = '';
  private sheet = '';

  /** When the draft was begun that this text is; null if nobody has changed it yet. */
  @state() private begun: number | null = null;
  private timer = 0;
  private drawing: AbortController | null = null;
  private readonly hands = new Hands();

  protected override async load(): Promise<void> {
    this.begun = null;
    const shared = await this.first();
    this.heading = titleOf(shared.sheet ?? '') ? '' : (shared.title ?? '');
    this.viewText = shared.view ?? '';
    this.moves = shared.moves ?? [];
    this.sheet = shared.sheet ?? '';
    await this.updateComplete;
    await this.editor?.setText(this.sheet);
    this.games = (await get<{ games: Game[] }>('/games', this.signal)).games;
  }

  /** The text to begin with: of the link, of the last visit, or of a small game. */
  private async first(): Promise<Shared> {
    if (this.route.parts[0] === 'shared') {
      return unpack(this.route.parts[1] ?? '');
    }
    const latest = drafts()[0];
    this.begun = latest?.begun ?? null;
    return latest ?? this.fromLibrary(FIRST_GAME);
  }

  private fromLibrary(id: string): Promise<GameDetails> {
    return get<GameDetails>(`/games/${encodeURIComponent(id)}`, this.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.drawing?.abort();
  }

  private get editor(): GonuEditor | null {
    return this.querySelector<GonuEditor>('gonu-editor');
  }

  private get game(): GameRef {
    return gameOf({ sheet: this.sheet, ...(this.viewText.trim() ? { view: this.viewText } : {}) });
  }

  private readonly onText = (event: CustomEvent<Changed>): void => {
    this.sheet = event.detail.text;
    this.changed();
    if (event.detail.isEdited) {
      this.keep();
    }
  };

  private readonly onView = (event: Event): void => {
    this.viewText = (event.target as HTMLTextAreaElement).value;
    this.clearNote();
    this.keep();
    // While the rules are checked or have errors, the board waits for what is found.
    if (!this.connected || (this.findings && !hasErrors(this.findings))) {
      this.drawSoon();
    }
  };

  private clearNote(): void {
    this.note = '';
    this.link = '';
  }

  /** Keeps what the user has written; a text that was only opened is no draft. */
  private keep(): void {
    this.begun ??= beginning();
    keepDraft(this.begun, this.sheet, this.viewText);
  }

  /** A text without errors is drawn; the language server tells which is one, while it is there. */
  private changed(): void {
    this.clearNote();
    this.findings = null;
    // What was found to be fine was the text before this one.
    clearTimeout(this.timer);
    if (!this.connected) {
      this.drawSoon();
    }
  }

  private drawSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.attempt(this.draw()), PAUSE_MS);
  }

  private readonly onFindings = (event: CustomEvent<readonly EditorFinding[]>): void => {
    // What is said of the text before may come after a change, and then of the text as it is.
    const drawn = this.findings !== null && !hasErrors(this.findings);
    this.findings = event.detail;
    if (!hasErrors(event.detail)) {
      if (!drawn) {
        this.drawSoon();
      }
    } else {
      clearTimeout(this.timer);
      this.drawing?.abort();
      this.problem = 'The board waits until the rules are without errors.';
    }
  };

  /** Draws the position of the text as it is; moves that are no longer legal are taken back. */
  private async draw(): Promise<void> {
    this.drawing?.abort();
    const drawing = new AbortController();
    this.drawing = drawing;
    this.hands.clear();
    try {
      const position = await this.ask(this.moves, drawing.signal);
      if (this.drawing === drawing) {
        this.position = position;
        this.problem = position.broken ?? '';
      }
    } catch (failure) {
      if (isAbort(failure) || this.drawing !== drawing) {
        return;
      }
      this.problem = sentence(failure);
    }
  }

  private async ask(moves: JointMove[], signal: AbortSignal): Promise<Position> {
    try {
      return await post<Position>('/positions', { game: this.game, moves }, signal);
    } catch (failure) {
      const sheetIsFine = failure instanceof ApiError && failure.diagnostics.length === 0;
      if (moves.length === 0 || !sheetIsFine || failure.status >= 500) {
        throw failure;
      }
      this.moves = [];
      return post<Position>('/positions', { game: this.game, moves: [] }, signal);
    }
  }

  private readonly onMove = (event: CustomEvent<MoveMade>): void => {
    const joint = this.hands.choose(this.position!, event.detail.role, event.detail.move);
    if (joint) {
      this.moves = [...this.moves, joint];
      this.attempt(this.draw());
    } else {
      this.requestUpdate();
    }
  };

  private back(moves: number): void {
    this.moves = this.moves.slice(0, Math.max(0, moves));
    this.attempt(this.draw());
  }

  private readonly onConnected = (event: CustomEvent<boolean>): void => {
    this.connected = event.detail;
    this.away = !event.detail;
    if (this.away) {
      this.drawSoon();
    }
  };

  private readonly choose = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    const value = select.value;
    select.value = '';
    const draft = drafts().find((each) => String(each.begun) === value);
    this.attempt(
      draft
        ? this.begin(draft.sheet, draft.view, draft.begun)
        : this.fromLibrary(value).then((game) => this.begin(game.sheet, game.view ?? '', null)),
    );
  };

  /** Puts another text into the editor. */
  private async begin(sheet: string, view: string, begun: number | null): Promise<void> {
    const isLeft = this.begun !== null;
    this.begun = begun;
    this.heading = '';
    this.viewText = view;
    this.moves = [];
    this.report = null;
    await this.editor?.setText(sheet);
    this.note = isLeft ? 'The text before is kept: see “Begin with …”.' : '';
  }

  private readonly goTo = (line: number, column: number): void => {
    this.editor?.goTo(line, column);
  };

  private run(what: string, work: () => Promise<void>): void {
    this.running = what;
    this.attempt(work().finally(() => (this.running = '')));
  }

  private readonly simulate = (): void => {
    this.run('simulate', async () => {
      const body = { game: this.game, playouts: PLAYOUTS };
      const answer = await post<{ text: string; findings?: Finding[] }>(
        '/simulations',
        body,
        this.signal,
      );
      this.report = { text: answer.text, findings: answer.findings ?? [] };
    });
  };

  private readonly cover = (): void => {
    this.run('cover', async () => {
      const body = { game: this.game, playouts: PLAYOUTS };
      const answer = await post<{ lines: { line: number; count: number }[] }>(
        '/coverage',
        body,
        this.signal,
      );
      const counts = new Map(answer.lines.map((each) => [each.line, each.count]));
      this.editor?.showCoverage(counts);
      const never = answer.lines.filter((each) => each.count === 0).length;
      this.link = '';
      this.note = `Beside each rule: its uses in ${PLAYOUTS} random matches; ${never} are never used.`;
    });
  };

  private readonly format = (): void => {
    this.run('format', async () => this.editor?.format());
  };

  private get shared(): Shared {
    const title = titleOf(this.sheet) || this.heading;
    return {
      ...this.game,
      ...(title ? { title } : {}),
      moves: this.moves,
      step: this.moves.length,
    };
  }

  private readonly share = (): void => {
    this.attempt(
      linkTo('shared', this.shared).then(async (hash) => {
        this.note = '';
        this.isCopied = await copy(address(hash));
        this.link = address(hash);
      }),
    );
  };

  private readonly play = (): void => {
    this.attempt(linkTo('play', { ...this.shared, moves: [] }).then(go));
  };

  protected override render(): TemplateResult {
    return html`<section class="page write">
      <div class="bar">
        <h1>Write</h1>
        ${this.renderBeginnings()}
        <button ?disabled=${this.running !== ''} @click=${this.format}>Format</button>
        <button ?disabled=${this.running !== ''} @click=${this.simulate}>Simulate</button>
        <button ?disabled=${this.running !== ''} @click=${this.cover}>Coverage</button>
        <button @click=${this.share}>Share</button>
        <button class="primary" @click=${this.play}>Play</button>
      </div>
      ${this.renderFailure()}
      <div class="text">
        <gonu-editor
          @gonu-text=${this.onText}
          @gonu-findings=${this.onFindings}
          @gonu-connected=${this.onConnected}
        ></gonu-editor>
        <p class="status" role="status">${this.renderStatus()}</p>
        ${findingsList(this.findings ?? [], (found) => this.goTo(found.line, found.column))}
      </div>
      <div class="side">
        ${this.renderBoard()}
        ${this.report ? reportText(PLAYOUTS, this.report, this.goTo) : nothing}
        ${this.renderView()}
      </div>
    </section>`;
  }

  private renderBeginnings(): TemplateResult {
    const others = drafts().filter((each) => each.begun !== this.begun);
    const games = this.games.map((game) => html`<option value=${game.id}>${game.title}</option>`);
    return html`<select
      aria-label="Begin with a text of yours or a game of the library"
      @change=${this.choose}
    >
      <option value="" selected>Begin with …</option>
      ${
        others.length > 0
          ? html`<optgroup label="Yours">
                ${others.map((each) => html`<option value=${each.begun}>${nameOf(each)}</option>`)}
              </optgroup>
              <optgroup label="Library">${games}</optgroup>`
          : games
      }
    </select>`;
  }

  private renderStatus(): TemplateResult {
    if (this.away) {
      return html`<span class="bad">The language server is away; trying again …</span>`;
    }
    const found = this.findings;
    const errors = found?.filter((each) => each.isError).length ?? 0;
    const plural = (number: number, name: string): string =>
      `${number} ${name}${number === 1 ? '' : 's'}`;
    return html`${
      found
        ? html`<span class=${errors > 0 ? 'bad' : 'good'}
            >${
              found.length === 0
                ? 'No errors'
                : `${plural(errors, 'error')}, ${plural(found.length - errors, 'warning')}`
            }</span
          >`
        : 'Checking …'
    }
    ${this.running ? html`<span>Working …</span>` : nothing}
    ${this.note ? html`<span>${this.note}</span>` : nothing}
    ${
      this.link
        ? html`<label class="field"
            ><span>The link${this.isCopied ? ', copied too' : ''}</span
            ><input
              readonly
              .value=${this.link}
              @focus=${(e: Event) => (e.target as HTMLInputElement).select()}
          /></label>`
        : nothing
    }`;
  }

  private renderBoard(): TemplateResult {
    const position = this.position;
    if (!position) {
      return html`<p class="note">${this.problem || 'The board comes …'}</p>`;
    }
    const role = this.problem ? null : this.hands.next(position);
    return html`
      <div class=${this.problem ? 'stale' : ''}>
        <gonu-board .position=${position} .player=${role} @gonu-move=${this.onMove}></gonu-board>
      </div>
      ${this.problem ? html`<p class="error" role="status">${this.problem}</p>` : nothing}
      <div class="actions">
        <span class="turn">
          ${
            position.terminal
              ? resultText(position.roles, position.goals, '')
              : html`Step ${this.moves.length}, to move: <b>${role ?? '–'}</b>`
          }
        </span>
        <button
          ?disabled=${this.moves.length === 0}
          @click=${() => this.back(this.moves.length - 1)}
        >
          Undo
        </button>
        <button ?disabled=${this.moves.length === 0} @click=${() => this.back(0)}>
          From the start
        </button>
      </div>
      ${factLines(position)}
    `;
  }

  private renderView(): TemplateResult {
    return html`<details class="view" ?open=${this.viewText !== ''}>
      <summary>View file</summary>
      <label class="field">
        <span>How the board looks, where the rules alone do not tell</span>
        <textarea
          rows="8"
          spellcheck="false"
          .value=${this.viewText}
          @input=${this.onView}
        ></textarea>
      </label>
    </details>`;
  }
}
