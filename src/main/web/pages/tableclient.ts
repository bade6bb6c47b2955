import { get, post } from '../api';
import { attend } from '../presence';
import { follow, type Link } from '../stream';
import type { Table, TableEvent } from '../types';

/** The requests about one table of the server. */
export class TableClient {
  private readonly path: string;

  /** @param signal ends all requests */
  constructor(
    private readonly id: string,
    private readonly signal: AbortSignal,
  ) {
    this.path = `/tables/${encodeURIComponent(id)}`;
  }

  /** The table as it is. */
  get(): Promise<Table> {
    return get<Table>(this.path, this.signal);
  }

  /**
   * Hears what happens at the table, from an event on.
   *
   * @param take gets each event; true ends it
   * @param told hears when the connection is lost and found
   */
  follow(
    from: number,
    take: (event: TableEvent) => boolean,
    told: (link: Link) => void,
  ): Promise<void> {
    const taken = (data: unknown): boolean => take(data as TableEvent);
    return follow(`${this.path}/events`, from, this.signal, taken, told);
  }

  /** Tells that we are there, and hears who else is; see {@link attend}. */
  attend(
    tokens: () => string[],
    take: (connected: Record<string, boolean>) => boolean,
  ): Promise<void> {
    return attend(this.id, tokens, this.signal, take);
  }

  /** Does something with the token of a seat. */
  act<T>(what: string, token: string | undefined, more: object): Promise<T> {
    return post<T>(`${this.path}/${what}`, { token, ...more }, this.signal);
  }
}
