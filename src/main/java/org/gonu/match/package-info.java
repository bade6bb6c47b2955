/**
 * A match: its players, clocks and record; records are read, written and replayed.
 *
 * <p>Reading order: {@link org.gonu.match.Player} (who takes part) and {@link
 * org.gonu.match.WrappedPlayer}, {@link org.gonu.match.MatchClocks}, {@link
 * org.gonu.match.MatchSetup}, {@link org.gonu.match.MatchRecord} with its {@link
 * org.gonu.match.MatchHeader}, {@link org.gonu.match.MatchRecordReader}, {@link
 * org.gonu.match.MatchRecordWriter}, {@link org.gonu.match.Replay}. The JSON form of records is
 * that of the ggp.org servers, with a few fields of our own: {@code gameName}, {@code ruleSheet},
 * {@code roles}, {@code legalCounts}, {@code legalMoves}, {@code seed} and {@code software}.
 *
 * <p>Records are immutable. Source: ggp-base, class {@code Match}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.match;

import org.jspecify.annotations.NullMarked;
