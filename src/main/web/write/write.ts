import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post } from '../api';
import { copy } from '../clipboard';
import { GonuPage } from '../pages/page';
import { address, go } from '../route';
import { gameOf, linkTo, unpack, type Shared } from '../share';
import type { Finding, Game, GameDetails, GameRef } from '../types';
import { beginnings } from './beginnings';
import { beginning, drafts, keepDraft, type Draft } from './drafts';
import type { Changed, EditorFinding, GonuEditor } from './editor';
import { findingsList } from './findings';
import { reportText, type Report } from './report';
import { statusLine } from './status';
import { titleOf } from './title';
import { Trial } from './trial';
import './editor';

const PLAYOUTS = 200;
const FIRST_GAME = 'tic-tac-toe';

const hasErrors = (findings: readonly EditorFinding[]): boolean =>
  findings.some((found) => found.isError);

/** An editor of rules, with the board beside it that follows every change. */
@customElement('gonu-write')
export class GonuWrite extends GonuPage {
  @state() private games: Game[] = [];
  @state() private viewText = '';
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
  private readonly trial = new Trial(
    () => this.game,
    () => this.requestUpdate(),
  );

  protected override async load(): Promise<void> {
    this.begun = null;
    const shared = await this.first();
    this.heading = titleOf(shared.sheet ?? '') ? '' : (shared.title ?? '');
    this.viewText = shared.view ?? '';
    this.trial.begin(shared.moves ?? []);
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
    this.trial.stop();
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
      this.trial.drawSoon();
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
    this.trial.hold();
    if (!this.connected) {
      this.trial.drawSoon();
    }
  }

  private readonly onFindings = (event: CustomEvent<readonly EditorFinding[]>): void => {
    // What is said of the text before may come after a change, and then of the text as it is.
    const drawn = this.findings !== null && !hasErrors(this.findings);
    this.findings = event.detail;
    if (!hasErrors(event.detail)) {
      if (!drawn) {
        this.trial.drawSoon();
      }
    } else {
      this.trial.wait('The board waits until the rules are without errors.');
    }
  };

  private readonly onConnected = (event: CustomEvent<boolean>): void => {
    this.connected = event.detail;
    this.away = !event.detail;
    if (this.away) {
      this.trial.drawSoon();
    }
  };

  private readonly openDraft = (draft: Draft): void => {
    this.attempt(this.begin(draft.sheet, draft.view, draft.begun));
  };

  private readonly openGame = (id: string): void => {
    this.attempt(
      this.fromLibrary(id).then((game) => this.begin(game.sheet, game.view ?? '', null)),
    );
  };

  /** Puts another text into the editor. */
  private async begin(sheet: string, view: string, begun: number | null): Promise<void> {
    const isLeft = this.begun !== null;
    this.begun = begun;
    this.heading = '';
    this.viewText = view;
    this.trial.begin([]);
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
      moves: this.trial.moves,
      step: this.trial.moves.length,
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
        ${beginnings(this.games, this.begun, this.openDraft, this.openGame)}
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
        <p class="status" role="status">
          ${statusLine({
            findings: this.findings,
            isAway: this.away,
            isWorking: this.running !== '',
            note: this.note,
            link: this.link,
            isCopied: this.isCopied,
          })}
        </p>
        ${findingsList(this.findings ?? [], (found) => this.goTo(found.line, found.column))}
      </div>
      <div class="side">
        ${this.trial.render()}
        ${this.report ? reportText(PLAYOUTS, this.report, this.goTo) : nothing}
        ${this.renderView()}
      </div>
    </section>`;
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
