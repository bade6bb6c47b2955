package org.gonu.server.tournament.log;

import org.gonu.server.tournament.standing.Tournament;

/**
 * What a log tells.
 *
 * @param completeBytes length of the lines that count
 * @param wasTorn true if an incomplete last line was left out
 */
public record LogContent(Tournament tournament, long completeBytes, boolean wasTorn) {}
