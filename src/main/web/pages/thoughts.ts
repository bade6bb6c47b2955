import { sentence } from '../api';
import { Analysis } from '../panel/analysis';
import { withValues, type Values } from '../panel/values';
import type { Candidate, GameRef, JointMove, Thought } from '../types';

/** Where the page is. */
export interface Place {
  roles: readonly string[];
  /** The step that is shown. */
  step: number;
  /** How many steps there are. */
  steps: number;
}

/** What Gonu thinks of a match: its last thought, the values so far, and an analysis. */
export class Thoughts {
  thought: Thought | null = null;
  isBusy = false;
  values: Values = [];

  /** Moves to draw as arrows, best first. */
  arrows: Candidate[] = [];

  private readonly analysis = new Analysis(
    (thought, busy) => this.take(thought, busy),
    (failure) => this.failed(sentence(failure)),
    () => this.ended(),
  );

  /**
   * @param place tells where the page is
   * @param changed hears that something else is to be shown
   * @param failed hears why an analysis failed
   */
  constructor(
    private readonly place: () => Place,
    private readonly changed: () => void,
    private readonly failed: (text: string) => void,
  ) {}

  get isAnalysing(): boolean {
    return this.analysis.isRunning;
  }

  /** Forgets everything, as for another match. */
  forget(): void {
    this.stop();
    this.thought = null;
    this.values = [];
  }

  /** Takes in what was thought before a step, which is usually the one that is shown. */
  take(thought: Thought | null, busy: boolean, step?: number): void {
    this.thought = thought;
    this.isBusy = busy;
    if (thought) {
      const place = this.place();
      const at = step ?? (this.isAnalysing ? place.step : place.steps);
      this.values = withValues(this.values, place.roles, at, thought.values);
    }
    if (this.isAnalysing) {
      this.arrows = thought?.candidates ?? [];
    }
    this.changed();
  }

  private ended(): void {
    this.isBusy = false;
    this.changed();
  }

  /** Draws other moves as arrows. */
  point(arrows: Candidate[]): void {
    this.arrows = arrows;
    this.changed();
  }

  /** Analyses the position after some moves, from now on. */
  analyse(game: GameRef, moves: JointMove[]): void {
    this.analysis.start(game, moves);
  }

  /** Ends the analysis, where a position needs none. */
  rest(): void {
    this.analysis.stop();
    this.isBusy = false;
    this.changed();
  }

  /** Ends the analysis, and what it has drawn. */
  stop(): void {
    this.rest();
    this.arrows = [];
  }
}
