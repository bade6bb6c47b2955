/**
 * A protocol by which programs in other languages use games: requests and answers over streams, one
 * JSON object a line, and arrays as raw bytes or in a file that both sides map into memory.
 *
 * <p>Comes in: requests. Goes out: answers. Reading order: {@link org.gonu.bridge.Bridge} (the loop
 * over requests), {@code RequestReader} and {@code AnswerWriter} (bytes), {@code Operations} (which
 * there are), {@code StateOperations}, {@code SearchOperations}, {@code LaneOperations} with {@code
 * LaneArrays} (matches in lanes as arrays). What commands know and this package does not is in
 * {@link org.gonu.bridge.BridgeContext}. The protocol itself is told in {@code
 * src/site/markdown/bridge.md}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.bridge;

import org.jspecify.annotations.NullMarked;
