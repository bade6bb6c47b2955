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
 * @param grace time beyond a clock during which the host still accepts an answer. A player must not
 *     rely on it, but a connection to a player is kept open so long; zero if unknown.
 */
public record MatchSetup(
    String matchId,
    Game game,
    Role role,
    Duration startClock,
    Duration playClock,
    Duration grace) {}
