/**
 * Proves mutex groups by induction: bases that exclude each other, such as the contents of a cell.
 *
 * <p>Comes in: a netlist and its first state. Goes out: {@link
 * org.gonu.engine.circuit.MutexGroup}s. Reading order: {@link
 * org.gonu.engine.circuit.prover.MutexGroups}, {@code GroupCandidates} (what may be a group),
 * {@code GroupTrial} (random play refutes most), {@code GroupProver} with {@code TableauProver}
 * (the rest is proved or dropped); for large circuits {@code ExclusionInduction} with {@code
 * ExclusionProver} and {@code ProductProver}. {@link org.gonu.engine.circuit.prover.ReachableBases}
 * proves large groups ({@code ApartGroups}) together with what they keep from being reached, {@code
 * SmallNumbers} groups together with numbers that are never exceeded.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.prover;

import org.jspecify.annotations.NullMarked;
