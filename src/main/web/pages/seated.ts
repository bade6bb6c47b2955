import { state } from 'lit/decorators.js';
import { ApiError, get, post, sentence } from '../api';
import type { MoveMade } from '../board/board';
import { changeSeats, invitationsTo, keepTable, seatsAt, takeSeats } from '../memory';
import { Analysis } from '../panel/analysis';
import { withValues, type Values } from '../panel/values';
import { attend } from '../presence';
import { go, replaceQuery } from '../route';
import { linkTo } from '../share';
import { follow, type Link } from '../stream';
import type { Candidate, LegalMove, Table, TableEvent, Thought } from '../types';
import { WalkPage } from './walk';

const HINT_SECONDS = 2;

/** A page at a table of the server: what happens there, and what we may do. */
export abstract class SeatedPage extends WalkPage {
  @state() protected table: Table | null = null;
  @state() protected tokens: Record<string, string> = {};
  @state() protected invitations: [role: string, token: string][] = [];
  @state() protected link: Link = 'open';
  @state() protected thought: Thought | null = null;
  @state() protected thinking = false;
  @state() protected arrows: Candidate[] = [];
  @state() protected asked: string | null = null;
  @state() protected note = '';
  @state() protected busy = false;
  @state() protected resigning = false;
  protected values: Values = [];

  protected readonly analysis = new Analysis(
    (thought, busy) => this.takeThought(thought, busy),
    (failure) => (this.failure = sentence(failure)),
  );

  protected override async load(): Promise<void> {
    const id = this.route.parts[0] ?? '';
    this.forget();
    this.readInvitation(id);
    this.tokens = seatsAt(id);
    this.takeTable(await this.find(id), true);
    this.link = 'open';
    // After the end nothing happens any more, and the stream would be empty.
    if (!this.table?.result) {
      this.attempt(this.listen(id));
      this.attempt(
        attend(
          id,
          () => Object.values(this.tokens),
          this.signal,
          (connected) => this.takePresence(connected),
        ),
      );
    }
  }

  /** Forgets the table that this page was at before. */
  private forget(): void {
    this.analysis.stop();
    this.table = null;
    this.thought = null;
    this.thinking = false;
    this.values = [];
    this.arrows = [];
    this.asked = null;
    this.note = '';
    this.resigning = false;
    this.moved = new Set();
  }

  /** The table; one that is gone is forgotten. */
  private async find(id: string): Promise<Table> {
    try {
      return await get<Table>(`/tables/${encodeURIComponent(id)}`, this.signal);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) {
        keepTable({ id, title: '' }, true);
      }
      throw failure;
    }
  }

  /** A link for a friend has a role and its token, and is used once. */
  protected readInvitation(id: string): void {
    const query = this.route.query;
    const role = query.get('role');
    const token = query.get('token');
    if (role && token) {
      takeSeats(id, { [role]: token });
      replaceQuery({});
    }
    this.invitations = Object.entries(invitationsTo(id));
  }

  /** Notes who is there; that is of no use any more when the match is over. */
  private takePresence(connected: Record<string, boolean>): boolean {
    const table = this.table!;
    const seats = Object.entries(table.seats);
    if (seats.some(([role, seat]) => seat.connected !== connected[role])) {
      this.table = {
        ...table,
        seats: Object.fromEntries(
          seats.map(([role, seat]) => [role, { ...seat, connected: connected[role] ?? false }]),
        ),
      };
    }
    return table.result !== null;
  }

  protected async listen(id: string): Promise<void> {
    await follow(
      `/tables/${encodeURIComponent(id)}/events`,
      (this.table?.sequence ?? 0) + 1,
      this.signal,
      (data) => this.takeEvent(data as TableEvent),
      (link) => {
        this.link = link;
        if (link === 'open') {
          this.reached();
        }
      },
    );
  }

  protected takeEvent(event: TableEvent): boolean {
    if (event.kind === 'thought' && event.thought) {
      this.takeThought(event.thought, false, event.step);
      return false;
    }
    if (event.kind === 'takebackDenied') {
      this.note = 'The last move is not taken back.';
    }
    if (event.table) {
      this.takeTable(event.table, false);
    } else {
      this.attempt(this.fetchTable());
    }
    return event.kind === 'ended';
  }

  protected async fetchTable(): Promise<void> {
    const path = `/tables/${encodeURIComponent(this.table?.id ?? '')}`;
    this.takeTable(await get<Table>(path, this.signal), false);
  }

  protected takeTable(table: Table, first: boolean): void {
    if (this.table && table.sequence < this.table.sequence) {
      return;
    }
    const atEnd = first || this.step === this.moves.length;
    const ended = table.result !== null && !this.table?.result;
    const changed = !this.table || JSON.stringify(this.table.moves) !== JSON.stringify(table.moves);
    if (first) {
      this.begin(table.game, table.moves);
    }
    this.table = table;
    this.moves = table.moves;
    if (table.tokens) {
      this.tokens = table.tokens;
    }
    if (Object.keys(this.tokens).length > 0) {
      keepTable({ id: table.id, title: table.title || 'Your game' }, table.result !== null);
    }
    this.asked = table.asking ?? null;
    this.moved = new Set(table.chosen ?? []);
    this.keep(table.position);
    this.labels = (table.position.labels ?? this.labels).slice(0, table.moves.length);
    if (changed || ended) {
      this.arrows = [];
      this.explanation = null;
    }
    if (changed) {
      this.resigning = false;
      if (atEnd || this.step > table.moves.length) {
        this.attempt(this.goTo(table.moves.length));
      }
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.analysis.stop();
  }

  protected takeThought(thought: Thought | null, busy: boolean, step?: number): void {
    this.thought = thought;
    this.thinking = busy;
    if (thought) {
      const at = step ?? (this.analysis.isRunning ? this.step : this.moves.length);
      this.values = withValues(this.values, this.table?.position.roles ?? [], at, thought.values);
    }
    if (this.analysis.isRunning) {
      this.arrows = thought?.candidates ?? [];
    }
  }

  protected override stepChanged(): void {
    this.arrows = [];
    if (this.analysis.isRunning) {
      this.analyse();
    }
  }

  /** The role whose moves are made on this page now, if any. */
  protected get playing(): string | null {
    const table = this.table;
    if (!table || table.result || this.step !== this.moves.length || !this.position) {
      return null;
    }
    const mine = this.position.roles.filter((role) => role in this.tokens);
    const wanted = mine.filter((role) => this.position!.control.includes(role));
    return wanted.find((role) => !this.hasMoved(role)) ?? wanted[0] ?? null;
  }

  /** The roles that have made their move of this step here, while others have not. */
  @state() protected moved: ReadonlySet<string> = new Set();

  protected hasMoved(role: string): boolean {
    return this.moved.has(role);
  }

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
    const path = `/tables/${encodeURIComponent(this.table!.id)}/${what}`;
    return post<T>(path, { token, ...more }, this.signal);
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
    this.takeThought(thought, false);
    const best = thought.candidates.find((candidate) => candidate.role === role);
    this.arrows = best ? [best] : [];
    this.note = best ? `Hint: ${best.label}` : '';
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

  protected analyse(): void {
    if (this.position?.terminal || !this.game) {
      this.analysis.stop();
      this.thinking = false;
    } else {
      this.analysis.start(this.game, this.moves.slice(0, this.step));
    }
  }

  protected readonly toggleAnalysis = (): void => {
    if (this.analysis.isRunning) {
      this.analysis.stop();
      this.arrows = [];
      this.thinking = false;
    } else {
      this.analyse();
    }
    this.requestUpdate();
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
