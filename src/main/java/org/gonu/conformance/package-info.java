/**
 * What the match protocol asks of players and referees, and what a check found.
 *
 * <p>The kit that attacks a player is in {@code conformance.player}, the difficult player that
 * judges referees in {@code conformance.referee}; both speak through {@code conformance.wire}.
 * Reading order: {@link org.gonu.conformance.Requirement}, {@link org.gonu.conformance.Chapter},
 * {@link org.gonu.conformance.RequirementViolation}, {@link org.gonu.conformance.Finding}. All are
 * values.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.conformance;

import org.jspecify.annotations.NullMarked;
