import { isFinal, post } from './api';
import { sleep } from './stream';

const PAUSE_MS = 5000;

/**
 * Tells the server again and again that we are at a table, and hears who else is.
 *
 * @param tokens of the seats that we have now
 * @param take gets by role who is there; true ends it
 */
export async function attend(
  table: string,
  tokens: () => string[],
  signal: AbortSignal,
  take: (connected: Record<string, boolean>) => boolean,
): Promise<void> {
  const path = `/tables/${encodeURIComponent(table)}/presence`;
  while (!signal.aborted) {
    let answer: { connected: Record<string, boolean> } | null = null;
    try {
      answer = await post(path, { tokens: tokens() }, signal);
    } catch (failure) {
      if (isFinal(failure)) {
        return;
      }
    }
    if (answer && !signal.aborted && take(answer.connected)) {
      return;
    }
    await sleep(PAUSE_MS, signal);
  }
}
