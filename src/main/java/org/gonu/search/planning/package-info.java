/**
 * Finds plans in games in which only one role has choices.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame} and a state. Output: the best plan found. Reading
 * order: {@link org.gonu.search.planning.PuzzleSearch}, {@link org.gonu.search.planning.Portfolio}
 * (methods share the time), {@link org.gonu.search.planning.GraphSearch} (all states, in several
 * orders: {@link org.gonu.search.planning.OpenLists}, {@link
 * org.gonu.search.planning.NearestFirst}), {@link org.gonu.search.planning.FactorSearch} (each
 * factor alone, joined by {@link org.gonu.search.planning.Composition}), {@link
 * org.gonu.search.planning.DescentSearch} (never away from the goal), {@link
 * org.gonu.search.planning.MostConstrainedSearch} (the scarcest base first), {@link
 * org.gonu.search.planning.PolicyAdaptation} (rollouts that learn).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning;

import org.jspecify.annotations.NullMarked;
