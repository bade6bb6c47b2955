import type { LegalMove } from '../types';

/** What comes of a further click. */
export type Step =
  | { kind: 'move'; move: LegalMove }
  | { kind: 'choice'; moves: LegalMove[]; path: string[] }
  | { kind: 'path'; path: string[] }
  | { kind: 'wrong'; path: string[] };

function begins(move: LegalMove, path: readonly string[]): boolean {
  return path.length <= move.clicks.length && path.every((site, i) => move.clicks[i] === site);
}

/** The moves that begin with these clicks; buttons never do. */
export function startingWith(moves: readonly LegalMove[], path: readonly string[]): LegalMove[] {
  return moves.filter((move) => move.clicks.length > 0 && begins(move, path));
}

/** The sites that carry on from these clicks. */
export function nextSites(moves: readonly LegalMove[], path: readonly string[]): Set<string> {
  const sites = startingWith(moves, path).map((move) => move.clicks[path.length]);
  return new Set(sites.filter((site) => site !== undefined));
}

/**
 * The sites worth marking before the first click: those whose click is a whole move, where they are
 * few. Of empty sites these are at most half, of others not all.
 */
export function openings(
  moves: readonly LegalMove[],
  empty: readonly string[],
  others: readonly string[],
): Set<string> {
  if (moves.some((move) => move.clicks.length > 1)) {
    return new Set();
  }
  const starts = nextSites(moves, []);
  const free = empty.filter((site) => starts.has(site));
  const taken = others.filter((site) => starts.has(site));
  return new Set([
    ...(2 * free.length <= empty.length ? free : []),
    ...(taken.length < others.length ? taken : []),
  ]);
}

/** The moves that are made by buttons. */
export function buttons(moves: readonly LegalMove[]): LegalMove[] {
  return moves.filter((move) => move.clicks.length === 0);
}

/** The one move that a first click can mean on a site with which none begins, if there is one. */
export function meant(moves: readonly LegalMove[], site: string): LegalMove | null {
  const found = moves.filter((move) => move.also?.includes(site));
  return found.length === 1 && startingWith(moves, [site]).length === 0 ? found[0]! : null;
}

/** Where a first click on a site has its effect; null if it has none. */
export function effect(moves: readonly LegalMove[], site: string): string | null {
  return nextSites(moves, []).has(site) ? site : (meant(moves, site)?.clicks[0] ?? null);
}

/** The sites on which a click is not refused. */
export function clickable(moves: readonly LegalMove[], path: readonly string[]): Set<string> {
  const starts = nextSites(moves, []);
  if (path.length > 0) {
    return new Set([...starts, ...nextSites(moves, path), ...path.slice(-1)]);
  }
  const also = new Set(moves.flatMap((move) => move.also ?? []));
  return new Set([...starts, ...[...also].filter((site) => meant(moves, site) !== null)]);
}

/**
 * A click on a site after others. Moves are found by the beginnings of their gestures; a click that
 * carries nothing on begins anew, and one on the last site takes it back.
 */
export function click(moves: readonly LegalMove[], path: readonly string[], site: string): Step {
  const longer = [...path, site];
  const found = startingWith(moves, longer);
  if (found.length > 0) {
    return resolve(found, longer);
  }
  if (path.at(-1) === site) {
    return { kind: 'path', path: [] };
  }
  const only = path.length === 0 ? meant(moves, site) : null;
  if (only) {
    return { kind: 'move', move: only };
  }
  const anew = startingWith(moves, [site]);
  return anew.length > 0 && path.length > 0
    ? resolve(anew, [site])
    : { kind: 'wrong', path: longer };
}

function resolve(found: LegalMove[], path: string[]): Step {
  const whole = found.filter((move) => move.clicks.length === path.length);
  if (whole.length === 0) {
    return { kind: 'path', path };
  }
  const only = whole[0];
  return found.length === 1 && only
    ? { kind: 'move', move: only }
    : { kind: 'choice', moves: whole, path };
}
