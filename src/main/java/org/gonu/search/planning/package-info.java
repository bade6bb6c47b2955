/**
 * Finds plans in games in which only one role has choices.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame} and a state. Output: the best plan found. Reading
 * order: {@link org.gonu.search.planning.PlanningSearch}, {@code Plan}, {@code Portfolio} (methods
 * share the time), {@code MethodChoice} (which ones). The methods are in rooms of their own: {@code
 * search.planning.graph} (all states, in the orders of {@code search.planning.openlist}, or each
 * factor alone), {@code search.planning.depthfirst} (never away from the goal; the scarcest base
 * first; towards a state found by reasoning) and {@code search.planning.nrpa} (rollouts that
 * learn). What a method is says {@code search.planning.method}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning;

import org.jspecify.annotations.NullMarked;
