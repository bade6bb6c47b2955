/**
 * Shows that the numbers of a game add up to no more than at the beginning, as seeds do that are
 * moved from pit to pit. So no number is larger than that sum.
 *
 * <p>Comes in: a netlist, its first state, and mutex groups that are assumed. Goes out: the bases
 * that tell of larger numbers, and the groups that the proof needs. Reading order: {@link
 * org.gonu.engine.circuit.conservation.ConservedSums}, {@code NumberChain} (which constants are
 * numbers), {@code Contributions} (from which numbers a number is made), {@code SumProof} (none is
 * made twice).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.conservation;

import org.jspecify.annotations.NullMarked;
