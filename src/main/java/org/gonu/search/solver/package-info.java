/**
 * Solves games whose states fit into memory.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame} and a state. Goes out: exact values and the
 * moves that get them. Reading order: {@link org.gonu.search.solver.TableSearch}, {@link
 * org.gonu.search.solver.Enumeration} (all states, made by {@link
 * org.gonu.search.states.Expander}), {@link org.gonu.search.solver.GameGraph}, {@link
 * org.gonu.search.solver.Valuation} with {@link org.gonu.search.solver.BackwardInduction} and
 * {@link org.gonu.search.solver.RetrogradeAnalysis}.
 *
 * <p>Where a game is small but for what its states remember, {@link
 * org.gonu.search.solver.PositionSearch} values what is left without that, and {@link
 * org.gonu.search.solver.GuidedSearch} follows it.
 */
@NullMarked
package org.gonu.search.solver;

import org.jspecify.annotations.NullMarked;
