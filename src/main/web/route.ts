/** A place in the application, as the part of the address after the hash says it. */
export interface Route {
  page: string;
  /** What follows the page's name: a game, a table, packed data. */
  parts: string[];
  query: URLSearchParams;
}

/** Reads a hash such as `#/match/m1?step=4`. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page = '', ...parts] = path.split('/').map(decode);
  return { page: page || 'library', parts, query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to a place. */
export function go(hash: string): void {
  location.hash = hash;
}

/** Puts another query into the address without a new entry of the history. */
export function replaceQuery(values: Record<string, string>): void {
  const path = location.hash.split('?', 1)[0] ?? '';
  const query = new URLSearchParams(values).toString();
  history.replaceState(null, '', query ? `${path}?${query}` : path);
}

/** The full address of a hash, to be given to others. */
export function address(hash: string): string {
  return location.href.split('#', 1)[0] + hash;
}
