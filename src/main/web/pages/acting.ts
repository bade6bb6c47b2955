import { state } from 'lit/decorators.js';
import type { MoveMade } from '../board/board';
import { changeSeats } from '../memory';
import { go } from '../route';
import { linkTo } from '../share';
import type { LegalMove, Table, Thought } from '../types';
import { SeatedPage } from './seated';

const HINT_SECONDS = 2;

/** A page at a table of the server: what a person does there. */
export abstract class ActingPage extends SeatedPage {
  @state() protected busy = false;

  protected readonly onMove = (event: CustomEvent<MoveMade>): void => {
    this.attempt(this.play(event.detail.role, event.detail.move));
  };

  protected readonly onPick = (event: CustomEvent<LegalMove>): void => {
    const role = this.playing;
    if (role) {
      this.attempt(this.play(role, event.detail));
    }
  };

  protected async play(role: string, move: LegalMove): Promise<void> {
    this.explanation = null;
    const step = this.moves.length;
    this.moved = new Set([...this.moved, role]);
    try {
      this.takeTable(await this.act<Table>('moves', role, { role, step, move: move.move }), false);
    } catch (failure) {
      this.moved = new Set([...this.moved].filter((each) => each !== role));
      throw failure;
    }
  }

  protected act<T>(what: string, role: string | null, more: object = {}): Promise<T> {
    const token = this.tokens[role ?? ''] ?? Object.values(this.tokens)[0];
    return this.client!.act<T>(what, token, more);
  }

  protected do(work: () => Promise<void>): () => void {
    return () => {
      this.busy = true;
      this.note = '';
      this.attempt(
        work()
          .catch((failure: unknown) => {
            this.note = '';
            throw failure;
          })
          .finally(() => (this.busy = false)),
      );
    };
  }

  protected readonly takeBack = this.do(async () => {
    const role = this.myRole;
    // Whoever plays several roles here takes back for all of them, and asks nobody of them.
    const others = Object.keys(this.tokens)
      .filter((each) => each !== role)
      .map((each) => this.tokens[each]!);
    const more = others.length > 0 ? { others } : {};
    this.takeTable(await this.act<Table>('takeback', role, more), false);
    if (this.asked && this.asked in this.tokens) {
      this.note = 'The other player is asked.';
    }
  });

  protected readonly swap = this.do(async () => {
    const role = this.myRole ?? '';
    const { [role]: token, ...rest } = this.tokens;
    const table = await this.act<Table>('swap', role);
    if (token && table.you) {
      this.tokens = { ...rest, [table.you]: token };
      changeSeats(table.id, this.tokens);
    }
    this.takeTable(table, false);
  });

  protected readonly resign = this.do(async () => {
    this.takeTable(await this.act<Table>('resign', this.myRole), false);
  });

  protected readonly hint = this.do(async () => {
    this.note = 'Gonu looks for a move …';
    const role = this.playing;
    const thought = await this.act<Thought>('hint', role, { seconds: HINT_SECONDS });
    this.thoughts.take(thought, false);
    const best = thought.candidates.find((candidate) => candidate.role === role);
    this.thoughts.point(best ? [best] : []);
    this.note = best ? `Hint: ${best.label}` : 'No hint was found in time; ask again.';
  });

  protected answer(accept: boolean): () => void {
    return this.do(async () => {
      this.asked = null;
      this.takeTable(await this.act<Table>('takeback', this.myRole, { accept }), false);
    });
  }

  protected get myRole(): string | null {
    return this.playing ?? Object.keys(this.tokens)[0] ?? null;
  }

  protected readonly toggleAnalysis = (): void => {
    if (this.thoughts.isAnalysing) {
      this.thoughts.stop();
    } else {
      this.analyse();
    }
  };

  protected openIn(page: string): () => void {
    return () => {
      const title = this.table?.title;
      const shared = {
        ...this.game!,
        ...(title ? { title } : {}),
        moves: this.moves,
        step: this.step,
      };
      this.attempt(linkTo(page, shared).then(go));
    };
  }

  protected readonly again = (): void => {
    const id = this.game?.id;
    this.attempt(
      (id ? Promise.resolve(`#/play/${encodeURIComponent(id)}`) : linkTo('play', this.game!)).then(
        go,
      ),
    );
  };
}
