import { ApiError, post } from './api';
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
    try {
      const body = { tokens: tokens() };
      const answer = await post<{ connected: Record<string, boolean> }>(path, body, signal);
      if (take(answer.connected)) {
        return;
      }
    } catch (failure) {
      if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) {
        return;
      }
    }
    await sleep(PAUSE_MS, signal);
  }
}
