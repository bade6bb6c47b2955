/**
 * Finds plans in puzzles: games in which one role alone has choices.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame} and a state. Goes out: the best plan found.
 * Reading order: {@link org.gonu.search.planning.PuzzleSearch}, {@link
 * org.gonu.search.planning.Portfolio} (methods share the time), {@link
 * org.gonu.search.planning.GraphSearch} (all states, in several orders: {@link
 * org.gonu.search.planning.OpenLists}, {@link org.gonu.search.planning.NearestFirst}), {@link
 * org.gonu.search.planning.FactorSearch} (parts of a game by themselves, put together by {@link
 * org.gonu.search.planning.Composition}), {@link org.gonu.search.planning.DescentSearch} (never
 * away from the goal), {@link org.gonu.search.planning.PolicyAdaptation} (playouts that learn).
 */
@NullMarked
package org.gonu.search.planning;

import org.jspecify.annotations.NullMarked;
