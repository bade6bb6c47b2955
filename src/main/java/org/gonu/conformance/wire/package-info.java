/**
 * HTTP byte by byte, as the protocol is spoken in the field, and as it should not be.
 *
 * <p>{@link org.gonu.conformance.wire.RawRequest} and {@link org.gonu.conformance.wire.RawReply}
 * are texts in which each character is one byte (ISO-8859-1). {@link
 * org.gonu.conformance.wire.RawConnection} sends and reads them, all within deadlines. Nothing is
 * corrected and nothing is hidden, which is why this is not {@code org.gonu.http}. A connection is
 * used by one thread at a time.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.conformance.wire;

import org.jspecify.annotations.NullMarked;
