package org.gonu.server.store;

/**
 * A decision of the organiser of a tournament.
 *
 * @param sequence its number in the tournament, from 1, without gaps
 * @param atMillis when it was made, milliseconds since 1970
 * @param body the decision as JSON; the store does not interpret it
 */
public record DecisionRow(long sequence, long atMillis, String body) {}
