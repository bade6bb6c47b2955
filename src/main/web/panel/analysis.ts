import { isAbort } from '../api';
import { ask } from '../stream';
import type { GameRef, JointMove, Thought } from '../types';

const SECONDS = 30;

/** The search on one position at a time; a new position ends the search on the last. */
export class Analysis {
  private controller: AbortController | null = null;

  /**
   * @param take gets each thought; null when a new search begins
   * @param ended hears that a search has ended by itself
   */
  constructor(
    private readonly take: (thought: Thought | null, busy: boolean) => void,
    private readonly failed: (failure: unknown) => void,
    private readonly ended: () => void = () => undefined,
  ) {}

  get isRunning(): boolean {
    return this.controller !== null;
  }

  /** Thinks about the position after the moves. */
  start(game: GameRef, moves: JointMove[]): void {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.take(null, true);
    this.run(game, moves, controller)
      .catch((failure: unknown) => {
        if (!isAbort(failure)) {
          this.failed(failure);
        }
      })
      .finally(() => {
        if (this.controller === controller) {
          this.controller = null;
          this.ended();
        }
      });
  }

  private async run(game: GameRef, moves: JointMove[], controller: AbortController): Promise<void> {
    const body = { game, moves, seconds: SECONDS };
    for await (const event of ask('/analyses', body, controller.signal)) {
      if (controller.signal.aborted) {
        return;
      }
      if (event.kind === 'thought' || event.kind === 'done') {
        this.take(event.data as Thought, event.kind === 'thought');
      }
    }
  }

  stop(): void {
    this.controller?.abort();
    this.controller = null;
  }
}
