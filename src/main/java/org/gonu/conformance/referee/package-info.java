/**
 * A difficult player, which can be entered in any match and judges the referee.
 *
 * <p>Input: the messages of a referee. Output: legal moves with faults on purpose, and a {@link
 * org.gonu.conformance.Finding} for every requirement of referees. Reading order: {@link
 * org.gonu.conformance.referee.DifficultPlayer} (the server), {@link
 * org.gonu.conformance.referee.PlayerFault} and {@code FaultyReply} (what it does wrong), {@code
 * JudgedMatch} (what it expects of the referee), {@link
 * org.gonu.conformance.referee.RefereeObservations} and {@link
 * org.gonu.conformance.referee.RefereeRequirements} (what it writes down).
 *
 * <p>Every connection has a thread of its own; a match and the observations are safe for all of
 * them. Every wait has a limit.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.conformance.referee;

import org.jspecify.annotations.NullMarked;
