/** A stage of a stream that reads UTF-8. */
export function utf8(): ReadableWritablePair<string, Uint8Array> {
  return new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>;
}
