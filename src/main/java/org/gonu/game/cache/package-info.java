/**
 * Circuits that are kept from one run of the program to the next, in the folder that the system has
 * for such things.
 *
 * <p>Comes in: validated rules. Goes out: the circuit that was made of the same rules before, by
 * the same build of Gonu, if it is still there and whole. {@link org.gonu.game.FastEngine} asks
 * before it makes one.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.game.cache;

import org.jspecify.annotations.NullMarked;
