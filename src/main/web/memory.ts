/** What the browser remembers of its user: seats taken at tables, drafts, the theme. */

const MAX_TABLES = 50;
const MAX_OPEN = 4;

interface Seats {
  [table: string]: Record<string, string>;
}

/** What is kept under a key. */
export function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a value under a key; false if there is no room for it, or the browser keeps nothing. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    console.info('Gonu: this browser has no room for what the page wants to keep');
    return false;
  }
}

/** Keeps tokens by role of a table under a key; of many tables the latest. */
function keepTokens(key: string, table: string, tokens: Record<string, string>): void {
  const all = read<Seats>(key, {});
  const ours = { ...all[table], ...tokens };
  delete all[table];
  all[table] = ours;
  write(key, Object.fromEntries(Object.entries(all).slice(-MAX_TABLES)));
}

/** The tokens by role with which we sit at a table. */
export function seatsAt(table: string): Record<string, string> {
  return read<Seats>('gonu.seats', {})[table] ?? {};
}

/** Remembers seats at a table; of many tables the latest. */
export function takeSeats(table: string, tokens: Record<string, string>): void {
  keepTokens('gonu.seats', table, tokens);
}

/** The tokens by role that we have to give to others. */
export function invitationsTo(table: string): Record<string, string> {
  return read<Seats>('gonu.invitations', {})[table] ?? {};
}

/** Remembers tokens that others are to get. */
export function keepInvitations(table: string, tokens: Record<string, string>): void {
  if (Object.keys(tokens).length > 0) {
    keepTokens('gonu.invitations', table, tokens);
  }
}

/** Gives other roles to our tokens, after sides were changed. */
export function changeSeats(table: string, tokens: Record<string, string>): void {
  const all = read<Seats>('gonu.seats', {});
  all[table] = tokens;
  write('gonu.seats', all);
}

/** A table at which we sit, as the first page names it. */
export interface OpenTable {
  id: string;
  title: string;
  /** When we came to it, in milliseconds since 1970; entries of older versions have none. */
  since?: number;
}

/** The tables at which we sit and whose matches go on, the latest first. */
export function openTables(): OpenTable[] {
  return read<OpenTable[]>('gonu.tables', []);
}

/** Remembers a table at which we sit, or forgets it when its match is over. */
export function keepTable(table: OpenTable, isOver: boolean): void {
  const known = openTables();
  const others = known.filter((each) => each.id !== table.id);
  const since = known.find((each) => each.id === table.id)?.since ?? Date.now();
  write('gonu.tables', (isOver ? others : [{ ...table, since }, ...others]).slice(0, MAX_OPEN));
}

export type Theme = 'auto' | 'light' | 'dark';

export function theme(): Theme {
  return read<Theme>('gonu.theme', 'auto');
}

export function keepTheme(kept: Theme): void {
  write('gonu.theme', kept);
}
