/**
 * Finds plans in puzzles: games in which one role alone has choices.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame} and a state. Goes out: the best plan found.
 * Reading order: {@link org.gonu.search.puzzle.PuzzleSearch}, {@link
 * org.gonu.search.puzzle.Portfolio} (methods share the time), {@link
 * org.gonu.search.puzzle.GraphSearch} (all states, in several orders: {@link
 * org.gonu.search.puzzle.OpenLists}, {@link org.gonu.search.puzzle.NearestFirst}), {@link
 * org.gonu.search.puzzle.FactorSearch} (parts of a game by themselves, put together by {@link
 * org.gonu.search.puzzle.Composition}), {@link org.gonu.search.puzzle.DescentSearch} (never away
 * from the goal), {@link org.gonu.search.puzzle.PolicyAdaptation} (playouts that learn).
 */
@NullMarked
package org.gonu.search.puzzle;

import org.jspecify.annotations.NullMarked;
