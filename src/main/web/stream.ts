import { isFinal, reach, refusal } from './api';
import { utf8 } from './bytes';

/** An event of a stream: its kind and its data, read as JSON. */
export interface StreamEvent {
  id: string;
  kind: string;
  data: unknown;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4000;

/** Reads server-sent events from a body until it ends. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(utf8()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) {
        return;
      }
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parse(block);
        if (event) {
          yield event;
        }
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): StreamEvent | null {
  const event = { id: '', kind: 'message' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (name === 'id') {
      event.id = value;
    } else if (name === 'event') {
      event.kind = value;
    } else if (name === 'data') {
      data.push(value);
    }
  }
  return data.length === 0 ? null : { ...event, data: JSON.parse(data.join('\n')) };
}

/** The events with which the server answers a POST; one that tells an error is thrown. */
export async function* ask(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const response = await reach(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) {
    throw await refusal(response);
  }
  for await (const event of events(response.body)) {
    if (event.kind === 'error') {
      throw new Error((event.data as { error: string }).error);
    }
    yield event;
  }
}

/** How a stream that is followed stands. */
export type Link = 'open' | 'lost';

/**
 * Follows the events of a path, which have sequence numbers from 1 without gaps. When the
 * connection breaks it is made anew from the next number on, until the signal, the last event, or a
 * refusal that will not change.
 *
 * @param take gets each event; true ends the following
 * @param told hears when the connection is lost and found
 */
export async function follow(
  path: string,
  from: number,
  signal: AbortSignal,
  take: (data: { sequence: number; kind: string }) => boolean,
  told: (link: Link) => void,
): Promise<void> {
  let next = from;
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    for await (const event of connection(`${path}?from=${next}`, signal, told)) {
      pause = FIRST_PAUSE_MS;
      const data = event.data as { sequence: number; kind: string };
      next = Math.max(next, (data.sequence ?? 0) + 1);
      if (take(data)) {
        return;
      }
    }
    if (signal.aborted) {
      return;
    }
    told('lost');
    await sleep(pause, signal);
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  }
}

/** The events of one connection until it breaks; a failure of whoever takes them is not one. */
async function* connection(
  path: string,
  signal: AbortSignal,
  told: (link: Link) => void,
): AsyncGenerator<StreamEvent> {
  try {
    const response = await reach(path, {
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      signal,
    });
    if (!response.ok || !response.body) {
      throw await refusal(response);
    }
    told('open');
    yield* events(response.body);
  } catch (failure) {
    if (!signal.aborted && isFinal(failure)) {
      throw failure;
    }
  }
}

/** Waits for a time, or until the signal. */
export function sleep(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, millis);
    signal.addEventListener('abort', end);
  });
}
