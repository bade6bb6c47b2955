/**
 * Solves games whose states fit into memory.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame} and a state. Goes out: exact values and the
 * moves that get them. Reading order: {@link org.gonu.search.table.TableSearch}, {@link
 * org.gonu.search.table.Enumeration} (all states, made by {@link org.gonu.search.table.Expander}),
 * {@link org.gonu.search.table.GameGraph}, {@link org.gonu.search.table.Valuation} with {@link
 * org.gonu.search.table.BackwardInduction} and {@link org.gonu.search.table.RetrogradeAnalysis}.
 *
 * <p>Where a game is small but for what its states remember, {@link
 * org.gonu.search.table.PositionSearch} values what is left without that, and {@link
 * org.gonu.search.table.GuidedSearch} follows it.
 */
@NullMarked
package org.gonu.search.table;

import org.jspecify.annotations.NullMarked;
