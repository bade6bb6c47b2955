/**
 * A match: clocks, history, result; match records read, written and replayed.
 *
 * <p>Reading order: {@link org.gonu.match.Player} (who takes part), {@link
 * org.gonu.match.MatchSetup}, {@link org.gonu.match.MatchRecord}. The JSON form of records is that
 * of the ggp.org servers.
 */
@NullMarked
package org.gonu.match;

import org.jspecify.annotations.NullMarked;
