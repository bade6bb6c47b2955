package org.gonu.server.tournament.standing;

import org.gonu.server.rating.PairTally;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Pairing;

/**
 * A pairing and how it stands.
 *
 * @param isDone true if nothing of it is to be played any more
 * @param pairs mean scores of the first player in the repetitions, for pairings of two
 * @param verdict of the sequential test; open without one
 */
public record PairingSummary(
    Pairing pairing, boolean isDone, PairTally pairs, Sprt.Verdict verdict) {}
