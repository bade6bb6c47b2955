import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { post } from '../api';
import type { WrongClicks } from '../board/board';
import { explain, type Explanation } from '../panel/explanation';
import { CHANCE } from '../panel/hues';
import type { StepLine } from '../panel/steps';
import { stepKey } from '../panel/steps';
import type { GameRef, JointMove, Position } from '../types';
import { GonuPage } from './page';

const MOST_KEPT = 400;

/** A move whose name is not known yet. */
function spelled(move: string): string {
  return move.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** A page that goes through the positions of a match, one step at a time. */
export abstract class WalkPage extends GonuPage {
  @state() protected game: GameRef | null = null;
  @state() protected moves: JointMove[] = [];
  @state() protected step = 0;
  @state() protected position: Position | null = null;
  @state() protected explanation: Explanation | null = null;
  @state() protected labels: string[][] = [];

  /** True if the board is seen from the other side than it would be. */
  @state() private turnedByHand = false;

  /** The role from whose side the board is seen, if it is one's own. */
  protected get viewer(): string | null {
    return null;
  }

  /** True if the board is seen from the other side: as who sits there sees it. */
  protected get turned(): boolean {
    const far = this.position?.farSide ?? null;
    return (far !== null && this.viewer === far) !== this.turnedByHand;
  }

  /** The role whose seat is below the board. */
  protected below(roles: readonly string[]): string {
    const far = this.position?.farSide ?? null;
    const near = far ? roles.find((role) => role !== far && role !== CHANCE) : this.viewer;
    const below = near ?? roles[0]!;
    const other = far ?? roles.find((role) => role !== below && role !== CHANCE) ?? below;
    return (far ? this.turned : this.turnedByHand) ? other : below;
  }

  private readonly kept = new Map<string, Position>();
  private wanted = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.onStepKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.onStepKey);
  }

  /** Begins with another match. */
  protected begin(game: GameRef, moves: JointMove[]): void {
    this.kept.clear();
    this.labels = [];
    this.position = null;
    this.game = game;
    this.moves = moves;
  }

  /** Takes in a position that has come by another way. */
  protected keep(position: Position): void {
    if (position.labels && position.labels.length >= this.labels.length) {
      this.labels = position.labels;
    } else if (position.lastLabels && position.step > 0) {
      this.labels = [...this.labels];
      this.labels[position.step - 1] = position.lastLabels;
    }
    if (this.kept.size >= MOST_KEPT) {
      this.kept.clear();
    }
    this.kept.set(this.key(position.step), position);
  }

  private key(step: number): string {
    return JSON.stringify(this.moves.slice(0, step));
  }

  /** Shows the position after some joint moves. */
  protected async goTo(step: number): Promise<void> {
    if (!this.game) {
      return;
    }
    this.wanted = Math.max(0, Math.min(this.moves.length, step));
    const goal = this.wanted;
    const moves = this.moves;
    let position = this.kept.get(this.key(goal));
    if (!position) {
      const body = { game: this.game, moves, step: goal };
      position = await post<Position>('/positions', body, this.signal);
      if (moves === this.moves) {
        this.keep(position);
      }
    }
    if (this.wanted === goal) {
      this.step = goal;
      this.explanation = null;
      this.position = position;
      this.stepChanged();
    }
  }

  /** Called when another step is shown. */
  protected stepChanged(): void {}

  /** The lines of the list of moves. */
  protected lines(): StepLine[] {
    return this.moves.map((joint, i) => ({
      step: i + 1,
      labels: this.labels[i] ?? joint.map(spelled),
    }));
  }

  /** Called when the user asks for a step, before it is shown. */
  protected chosen(_step: number): void {}

  protected readonly onStep = (event: CustomEvent<number>): void => {
    this.chosen(event.detail);
    this.attempt(this.goTo(event.detail));
  };

  private readonly onStepKey = (event: KeyboardEvent): void => {
    const step = stepKey(event, this.wanted, this.moves.length);
    if (step !== null && this.game) {
      event.preventDefault();
      this.chosen(step);
      this.attempt(this.goTo(step));
    }
  };

  protected readonly onWrong = (event: CustomEvent<WrongClicks>): void => {
    const { role, clicks } = event.detail;
    const moves = this.moves.slice(0, this.step);
    this.attempt(
      explain(this.game!, moves, role, clicks, this.signal).then((said) => {
        this.explanation = said;
      }),
    );
  };

  protected renderSteps(result: string): TemplateResult {
    return html`<gonu-steps
      .lines=${this.lines()}
      .step=${this.step}
      .steps=${this.moves.length}
      .result=${result}
      @gonu-step=${this.onStep}
      @gonu-turn=${() => (this.turnedByHand = !this.turnedByHand)}
    ></gonu-steps>`;
  }
}
