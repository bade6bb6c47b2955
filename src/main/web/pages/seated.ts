import { state } from 'lit/decorators.js';
import { ApiError } from '../api';
import { invitationsTo, keepTable, seatsAt, takeSeats } from '../memory';
import { replaceQuery } from '../route';
import type { Link } from '../stream';
import type { Table, TableEvent } from '../types';
import { TableClient } from './tableclient';
import { Thoughts } from './thoughts';
import { WalkPage } from './walk';

/** A page at a table of the server: what happens there, and what we know of it. */
export abstract class SeatedPage extends WalkPage {
  @state() protected table: Table | null = null;
  @state() protected tokens: Record<string, string> = {};
  @state() protected invitations: [role: string, token: string][] = [];
  @state() protected link: Link = 'open';
  @state() protected asked: string | null = null;
  @state() protected note = '';
  @state() protected resigning = false;
  protected readonly thoughts = new Thoughts(
    () => ({
      roles: this.table?.position.roles ?? [],
      step: this.step,
      steps: this.moves.length,
    }),
    () => this.requestUpdate(),
    (text) => (this.failure = text),
  );

  protected client: TableClient | null = null;

  protected override async load(): Promise<void> {
    const id = this.route.parts[0] ?? '';
    this.forget();
    this.client = new TableClient(id, this.signal);
    this.readInvitation(id);
    this.tokens = seatsAt(id);
    this.takeTable(await this.find(id, this.client), true);
    this.link = 'open';
    // After the end nothing happens any more, and the stream would be empty.
    if (!this.table?.result) {
      this.attempt(this.follow(this.client));
      this.attempt(
        this.client.attend(
          () => Object.values(this.tokens),
          (connected) => this.takePresence(connected),
        ),
      );
    }
  }

  /** Forgets the table that this page was at before. */
  private forget(): void {
    this.table = null;
    this.thoughts.forget();
    this.asked = null;
    this.note = '';
    this.resigning = false;
    this.moved = new Set();
  }

  /** The table; one that is gone is forgotten. */
  private async find(id: string, client: TableClient): Promise<Table> {
    try {
      return await client.get();
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

  private async follow(client: TableClient): Promise<void> {
    await client.follow(
      (this.table?.sequence ?? 0) + 1,
      (event) => this.takeEvent(event),
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
      this.thoughts.take(event.thought, false, event.step);
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
    this.takeTable(await this.client!.get(), false);
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
      this.thoughts.point([]);
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
    this.thoughts.rest();
  }

  protected override stepChanged(): void {
    this.thoughts.point([]);
    if (this.thoughts.isAnalysing) {
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

  protected analyse(): void {
    if (this.position?.terminal || !this.game) {
      this.thoughts.rest();
    } else {
      this.thoughts.analyse(this.game, this.moves.slice(0, this.step));
    }
  }
}
