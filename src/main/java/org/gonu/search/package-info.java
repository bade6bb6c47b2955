/**
 * The contract of all searches: budget, parameters, report.
 *
 * <p>Comes in: a state of a game. Goes out: a {@link org.gonu.search.SearchReport} on the moves of
 * every role. The rooms: {@code reference} needs no circuit, {@code mcts} is fed by lanes, {@code
 * solver} solves games whose states fit into memory, {@code planning} plans for one role, {@code
 * states} is what the last two share. A search is confined to one thread, except that {@link
 * org.gonu.search.SearchBudget#cancel} may come from any. It knows neither the text of rules nor
 * any protocol.
 *
 * <p>{@link org.gonu.search.SearchParameters} has all coefficients: each {@link
 * org.gonu.search.Coefficient} is a constant of one enum for each component, with its range, unit,
 * default and source, and can be set from the command line.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search;

import org.jspecify.annotations.NullMarked;
