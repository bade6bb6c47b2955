/**
 * Shows that every match ends by a ranking function: a whole number for each base, so that the sum
 * over the bases that hold falls in every step.
 *
 * <p>Comes in: a circuit and its mutex groups. Goes out: the numbers, and the most steps of a
 * match. Reading order: {@link org.gonu.engine.circuit.ranking.RankingFunction}, {@code
 * RankingSearch}, {@code ChangeReader}, {@code MoveValues} (what is known of gates where a joint
 * move is made), {@code Change} (by how much the sum falls then, at least), {@code Cliques}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.ranking;

import org.jspecify.annotations.NullMarked;
