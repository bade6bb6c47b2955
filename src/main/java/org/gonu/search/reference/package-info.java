/**
 * Monte Carlo tree search on any state machine (UCT; Kocsis and Szepesvári 2006).
 *
 * <p>It plays until there is a circuit. At simultaneous moves each role chooses by its own
 * statistics (decoupled UCT: Finnsson 2007). Reading order: {@link
 * org.gonu.search.reference.TreeSearch}, {@link org.gonu.search.reference.Node}, {@code
 * UctSelection}, {@link org.gonu.search.reference.Playout}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.reference;

import org.jspecify.annotations.NullMarked;
