package org.gonu.server;

import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;

/**
 * The plan of a match.
 *
 * @param header names, clocks in seconds, seed and so on, as the record will have them
 * @param seed of the moves that replace missing ones
 */
public record MatchPlan(MatchHeader header, MatchClocks clocks, long seed) {}
