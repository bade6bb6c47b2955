import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { sentence } from '../api';
import type { MoveMade } from '../board/board';
import { copy } from '../clipboard';
import { Analysis } from '../panel/analysis';
import { explanation } from '../panel/explanation';
import { factLines } from '../panel/facts';
import { Hands } from '../panel/hands';
import { resultText } from '../panel/result';
import { address, go } from '../route';
import { gameOf, linkTo, unpack, type Shared } from '../share';
import type { Thought } from '../types';
import { WalkPage } from './walk';
import '../board/board';
import '../panel/legal';
import '../panel/steps';
import '../panel/thought';

/**
 * A game from a link, with its moves: to look through, to try moves in, to let the search think
 * about, to play on from.
 */
@customElement('gonu-shared')
export class GonuShared extends WalkPage {
  @state() private shared: Shared = {};
  @state() private thought: Thought | null = null;
  @state() private thinking = false;
  @state() private note = '';
  private readonly hands = new Hands();
  private readonly analysis = new Analysis(
    (thought, busy) => {
      this.thought = thought;
      this.thinking = busy;
    },
    (failure) => (this.failure = sentence(failure)),
  );

  protected override async load(): Promise<void> {
    this.shared = await unpack(this.route.parts[0] ?? '');
    this.begin(gameOf(this.shared), this.shared.moves ?? []);
    await this.goTo(this.shared.step ?? this.moves.length);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.analysis.stop();
  }

  protected override stepChanged(): void {
    this.note = '';
    this.hands.clear();
    if (this.analysis.isRunning || this.thought) {
      this.think();
    }
  }

  private think(): void {
    if (this.game && !this.position?.terminal) {
      this.analysis.start(this.game, this.moves.slice(0, this.step));
    } else {
      this.analysis.stop();
      this.thought = null;
    }
  }

  private readonly toggle = (): void => {
    if (this.thought || this.analysis.isRunning) {
      this.analysis.stop();
      this.thought = null;
    } else {
      this.think();
    }
  };

  private readonly onMove = (event: CustomEvent<MoveMade>): void => {
    const position = this.position;
    if (!position) {
      return;
    }
    const joint = this.hands.choose(position, event.detail.role, event.detail.move);
    if (!joint) {
      this.requestUpdate();
      return;
    }
    this.moves = [...this.moves.slice(0, this.step), joint];
    this.labels = this.labels.slice(0, this.step);
    this.attempt(this.goTo(this.step + 1));
  };

  private get current(): Shared {
    return { ...this.shared, moves: this.moves, step: this.step };
  }

  private readonly share = (): void => {
    this.attempt(
      linkTo('shared', this.current).then(async (hash) => {
        history.replaceState(null, '', hash);
        const copied = await copy(address(hash));
        this.note = `The link in the address bar opens just this${copied ? '; it is copied, too' : ''}.`;
      }),
    );
  };

  private openIn(page: string): void {
    this.attempt(linkTo(page, { ...this.current, moves: this.moves.slice(0, this.step) }).then(go));
  }

  protected override render(): TemplateResult {
    const position = this.position;
    return html`<section class="page match">
      ${this.renderFailure()} ${position ? this.renderPosition() : this.renderLoading()}
    </section>`;
  }

  private renderPosition(): TemplateResult {
    const position = this.position!;
    const role = this.hands.next(position);
    return html`
      <div class="place">
        <gonu-board
          .position=${position}
          .turned=${this.turned}
          .player=${role}
          .candidates=${this.thought?.candidates ?? []}
          @gonu-move=${this.onMove}
          @gonu-wrong=${this.onWrong}
        ></gonu-board>
        ${explanation(this.explanation)}
      </div>
      <div class="side">
        <h1>${this.shared.title ?? this.shared.id ?? 'A shared game'}</h1>
        <p class="turn">
          ${
            position.terminal
              ? resultText(position.roles, position.goals, '')
              : html`To move: <b>${role}</b>`
          }
        </p>
        ${this.renderSteps('')}
        <div class="actions">
          <button
            aria-pressed=${this.thought || this.thinking ? 'true' : 'false'}
            @click=${this.toggle}
          >
            Analyse
          </button>
          <button @click=${() => this.openIn('play')}>Play from here</button>
          <button @click=${() => this.openIn('review')}>Review</button>
          ${
            this.shared.sheet
              ? html`<button @click=${() => this.openIn('write')}>Change the rules</button>`
              : nothing
          }
          <button @click=${this.share}>Share</button>
        </div>
        ${this.note ? html`<p class="note" role="status">${this.note}</p>` : nothing}
        ${
          this.thought || this.thinking
            ? html`<gonu-thought
                .thought=${this.thought}
                .roles=${position.roles}
                .facts=${position.facts}
                .busy=${this.thinking}
              ></gonu-thought>`
            : nothing
        }
        ${position.broken ? html`<p class="error">${position.broken}</p>` : nothing}
        ${factLines(position)}
      </div>
    `;
  }
}
