/**
 * What results of matches tell about the strength of two players.
 *
 * <p>Comes in: how many matches one side won, drew and lost. Goes out: shares with intervals, a
 * difference in Elo, and when to stop. Reading order: {@link org.gonu.server.rating.Tally}, {@link
 * org.gonu.server.rating.Interval}, {@link org.gonu.server.rating.Elo}, {@link
 * org.gonu.server.rating.Sprt}.
 */
@NullMarked
package org.gonu.server.rating;

import org.jspecify.annotations.NullMarked;
