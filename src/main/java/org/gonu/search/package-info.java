/**
 * Tree search over a machine: selection, expansion, playout, backpropagation, budget.
 *
 * <p>Comes in: a {@link org.gonu.machine.StateMachine} and a state. Goes out: a {@link
 * org.gonu.search.SearchReport} on the moves of every role. Here is what all searches have in
 * common, and the one that needs no circuit; {@code search.tree} (lanes), {@code search.table}
 * (small games) and {@code search.puzzle} have those that do. Reading order: {@link
 * org.gonu.search.TreeSearch} (the loop), {@link org.gonu.search.Node}, {@link
 * org.gonu.search.SearchParameters}, {@link org.gonu.search.SearchBudget}. A search is confined to
 * one thread, except that {@link org.gonu.search.SearchBudget#cancel} may come from any. It knows
 * neither the text of rules nor any protocol.
 *
 * <p>Source: Kocsis and Szepesvári, Bandit based Monte-Carlo planning, 2006 (UCT); for simultaneous
 * moves each role chooses by its own statistics (decoupled UCT: Finnsson, CADIA-Player, 2007).
 */
@NullMarked
package org.gonu.search;

import org.jspecify.annotations.NullMarked;
