import { noteServerTime } from './servertime';
import type { Finding } from './types';

const PREFIX = '/api/v1';

/** A request that the server refused, or that did not reach it (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly diagnostics: Finding[] = [],
  ) {
    super(message);
  }
}

/** The server's answer to a GET. */
export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { signal: signal ?? null });
}

/** The server's answer to a POST of a JSON body. */
export function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reach(path, init);
  if (!response.ok) {
    throw await refusal(response);
  }
  return (await response.json()) as T;
}

/** Sends a request; an answer of any status is an answer. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  const asked = Date.now();
  try {
    const response = await fetch(PREFIX + path, init);
    noteServerTime(response.headers.get('Date'), asked, Date.now());
    return response;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') {
      throw failure;
    }
    throw new ApiError(0, 'The server does not answer. Is it still running?');
  }
}

/** The error that a refused request stands for. */
export async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as {
    error?: string;
    diagnostics?: Finding[];
  };
  const text = body.error ?? `The server answers with status ${response.status}.`;
  return new ApiError(response.status, text, body.diagnostics ?? []);
}

/** True if the same request will be refused again: other refusals are passing. */
export function isFinal(failure: unknown): boolean {
  const status = failure instanceof ApiError ? failure.status : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** True if the failure is only that we ourselves gave a request up. */
export function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}

/** A failure as a sentence for people. */
export function sentence(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
