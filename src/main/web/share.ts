import { utf8 } from './bytes';
import type { GameRef, JointMove } from './types';

/** What a link carries: a game, the moves made in it, and the step to look at. */
export interface Shared extends GameRef {
  title?: string;
  moves?: JointMove[];
  step?: number;
}

const MAX_LINK_CHARS = 200_000;
const MAX_UNPACKED_CHARS = 2_000_000;

/** Packs for a link: JSON, deflated, in the base64 of links. Throws an error if it is too long. */
export async function pack(shared: Shared): Promise<string> {
  const text = JSON.stringify(shared);
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  let binary = '';
  bytes.forEach((byte) => (binary += String.fromCharCode(byte)));
  const packed = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (packed.length > MAX_LINK_CHARS || text.length > MAX_UNPACKED_CHARS) {
    throw new Error('The rules and moves are too long for a link.');
  }
  return packed;
}

/** Unpacks a link; throws an error that says what is wrong with it. */
export async function unpack(data: string): Promise<Shared> {
  if (data.length > MAX_LINK_CHARS) {
    throw new Error('This link is too long to be one of ours.');
  }
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return checked(JSON.parse(await readBounded(plain)));
  } catch {
    throw new Error('This link is damaged: the game in it cannot be read.');
  }
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.pipeThrough(utf8()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      return text;
    }
    text += value;
    if (text.length > MAX_UNPACKED_CHARS) {
      throw new Error('too long');
    }
  }
}

function checked(value: unknown): Shared {
  const given = value as Record<string, unknown>;
  const shared: Shared = {};
  for (const name of ['id', 'hash', 'sheet', 'view', 'title'] as const) {
    if (typeof given[name] === 'string') {
      shared[name] = given[name];
    }
  }
  if (Array.isArray(given.moves)) {
    shared.moves = given.moves.map((joint: unknown) => (joint as unknown[]).map(String));
  }
  if (typeof given.step === 'number') {
    shared.step = given.step;
  }
  if (!shared.id && !shared.hash && !shared.sheet) {
    throw new Error('no game');
  }
  return shared;
}

/** The part of a shared thing that names the game. */
export function gameOf(shared: GameRef): GameRef {
  if (shared.id) {
    return { id: shared.id };
  }
  if (shared.hash) {
    return { hash: shared.hash };
  }
  return shared.view ? { sheet: shared.sheet!, view: shared.view } : { sheet: shared.sheet! };
}

/** A route about a game and its moves for a page: `play`, `review`, `replay`, `shared`, `write`. */
export async function linkTo(page: string, shared: Shared): Promise<string> {
  return `#/${page}/${page === 'shared' ? '' : 'shared/'}${await pack(shared)}`;
}
