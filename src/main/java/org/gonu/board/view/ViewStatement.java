package org.gonu.board.view;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;

/**
 * A rule of a view file and what follows from it.
 *
 * @param rule as it stands in the file
 * @param rows the arguments of its head, for each way in which its body holds; without variables
 */
record ViewStatement(ViewWord word, Rule rule, ImmutableList<ImmutableList<Term>> rows) {}
