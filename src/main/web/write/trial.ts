import { html, nothing, type TemplateResult } from 'lit';
import { ApiError, isAbort, post, sentence } from '../api';
import type { MoveMade } from '../board/board';
import { factLines } from '../panel/facts';
import { Hands } from '../panel/hands';
import { resultText } from '../panel/result';
import type { GameRef, JointMove, Position } from '../types';
import '../board/board';

const PAUSE_MS = 200;

/** The board beside a text: the position of the rules as they are, and moves made in it. */
export class Trial {
  moves: JointMove[] = [];
  private position: Position | null = null;
  private problem = '';
  private timer = 0;
  private drawing: AbortController | null = null;
  private readonly hands = new Hands();

  /**
   * @param game tells the rules as they are
   * @param changed hears that something else is to be shown
   */
  constructor(
    private readonly game: () => GameRef,
    private readonly changed: () => void,
  ) {}

  /** Begins with other moves; what is shown stays until it is drawn. */
  begin(moves: JointMove[]): void {
    this.moves = moves;
    this.changed();
  }

  /** Draws when nothing else has come for a moment. */
  drawSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.draw(), PAUSE_MS);
  }

  /** Does not draw what was to be drawn soon. */
  hold(): void {
    clearTimeout(this.timer);
  }

  /** Draws nothing any more until it is asked to, and says why. */
  wait(problem: string): void {
    this.stop();
    this.problem = problem;
    this.changed();
  }

  /** Gives up what is under way. */
  stop(): void {
    clearTimeout(this.timer);
    this.drawing?.abort();
  }

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
    this.changed();
  }

  private async ask(moves: JointMove[], signal: AbortSignal): Promise<Position> {
    try {
      return await post<Position>('/positions', { game: this.game(), moves }, signal);
    } catch (failure) {
      const sheetIsFine = failure instanceof ApiError && failure.diagnostics.length === 0;
      if (moves.length === 0 || !sheetIsFine || failure.status >= 500) {
        throw failure;
      }
      this.moves = [];
      return post<Position>('/positions', { game: this.game(), moves: [] }, signal);
    }
  }

  private readonly onMove = (event: CustomEvent<MoveMade>): void => {
    const joint = this.hands.choose(this.position!, event.detail.role, event.detail.move);
    if (joint) {
      this.moves = [...this.moves, joint];
      void this.draw();
    }
    this.changed();
  };

  private back(moves: number): void {
    this.moves = this.moves.slice(0, Math.max(0, moves));
    void this.draw();
    this.changed();
  }

  render(): TemplateResult {
    const position = this.position;
    if (!position) {
      return html`<p class="note">${this.problem || 'The board comes …'}</p>`;
    }
    const role = this.problem ? null : this.hands.next(position);
    const isAtStart = this.moves.length === 0;
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
        <button ?disabled=${isAtStart} @click=${() => this.back(this.moves.length - 1)}>
          Undo
        </button>
        <button ?disabled=${isAtStart} @click=${() => this.back(0)}>From the start</button>
      </div>
      ${factLines(position)}
    `;
  }
}
