/**
 * The pipeline from a rule sheet to a playable game: read, validate, reference machine at once,
 * circuit when ready.
 *
 * <p>Comes in: the text of a rule sheet. Goes out: a {@link org.gonu.game.Game}, from which every
 * thread takes its own state machine. Reading order: {@link org.gonu.game.Game}, {@link
 * org.gonu.game.FastEngine}, {@code EngineMaker}, {@code CircuitChoice}, {@code EngineComparison},
 * {@link org.gonu.game.RootCheck}, {@link org.gonu.game.LookaheadOracle}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.game;

import org.jspecify.annotations.NullMarked;
