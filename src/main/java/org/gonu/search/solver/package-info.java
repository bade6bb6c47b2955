/**
 * Solves games whose states fit into memory.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame} and a state. Output: exact values and the moves
 * that get them. Reading order: {@link org.gonu.search.solver.TableSearch}, {@link
 * org.gonu.search.solver.Enumeration} (all states, by {@link org.gonu.search.states.Expander}),
 * {@link org.gonu.search.solver.GameGraph}, {@code SolveDriver}, {@link
 * org.gonu.search.solver.Valuation} with {@link org.gonu.search.solver.BackwardInduction} and
 * {@link org.gonu.search.solver.RetrogradeAnalysis}, {@code Simultaneous} with {@code MatrixGame},
 * {@code TableReports}.
 *
 * <p>Some games have few positions, but many states because these remember their history. There
 * {@link org.gonu.search.solver.PositionSearch} values the positions, and {@link
 * org.gonu.search.solver.GuidedSearch} follows these values.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.solver;

import org.jspecify.annotations.NullMarked;
