/**
 * Circuits as bytes, to be kept from one run of the program to the next.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: bytes, and back. Whoever keeps
 * them guards against damage; what is read here is checked only as far as a wrong number could lead
 * out of an array.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.file;

import org.jspecify.annotations.NullMarked;
