package org.gonu.server.service;

import java.util.Optional;

/**
 * How a server is.
 *
 * @param running matches under way
 * @param queued matches that wait for their turn
 * @param mostMatches how many are played at once
 * @param stall why nothing can be written at present, such as a full disk; matches wait meanwhile
 * @param startedAt when the server was started, milliseconds since 1970
 */
public record ServerStatus(
    int running, int queued, int mostMatches, Optional<String> stall, long startedAt) {}
