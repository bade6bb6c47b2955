package org.gonu.match;

import java.time.Duration;
import org.gonu.game.Game;
import org.gonu.machine.Role;

/**
 * What a player is told at the start of a match.
 *
 * @param matchId chosen by the host, without blanks, never interpreted
 * @param role the role to play
 * @param startClock time to prepare before the first move
 * @param playClock time for each move
 */
public record MatchSetup(
    String matchId, Game game, Role role, Duration startClock, Duration playClock) {}
