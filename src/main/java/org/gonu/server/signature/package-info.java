/**
 * Signatures of match records and of logs.
 *
 * <p>Input: the JSON text of a record, or the bytes of a log. Output: the same with a signature by
 * Ed25519 (RFC 8032), or what a signature in it is worth. Reading order: {@link
 * org.gonu.server.signature.SigningKey}, {@link org.gonu.server.signature.RecordSignature}, {@code
 * CanonicalJson} (which bytes are signed), {@code GgpBaseSignature} (the older form of the ggp.org
 * servers, which is verified but not made), {@link org.gonu.server.signature.LogSignature}, {@link
 * org.gonu.server.signature.SignatureVerdict}.
 *
 * <p>A right signature tells that nothing was changed since the holder of the key signed. Whose key
 * it is has to be known from elsewhere.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.signature;

import org.jspecify.annotations.NullMarked;
