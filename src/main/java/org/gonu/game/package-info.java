/**
 * The pipeline in one readable method: read, check, reference machine at once, circuit when ready.
 *
 * <p>Comes in: the text of a rule sheet. Goes out: a {@link org.gonu.game.Game}, from which every
 * thread that needs one takes a state machine of its own.
 */
@NullMarked
package org.gonu.game;

import org.jspecify.annotations.NullMarked;
