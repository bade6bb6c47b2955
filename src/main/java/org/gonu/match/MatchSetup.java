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
 * @param grace time beyond a clock that the host still takes an answer: nobody who chooses moves is
 *     to count on it, but a connection to a player is held open so long; zero if it is not known
 */
public record MatchSetup(
    String matchId,
    Game game,
    Role role,
    Duration startClock,
    Duration playClock,
    Duration grace) {}
