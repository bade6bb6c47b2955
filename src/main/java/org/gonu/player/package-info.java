/**
 * Players (legal, random, search) and the endpoint that serves one over the protocol.
 *
 * <p>Comes in: a {@link org.gonu.match.MatchSetup} and joint moves, from a referee in this program
 * or from a host on the net. Goes out: moves in time. Reading order: {@link
 * org.gonu.player.Progress} (where the match stands), {@link org.gonu.player.LegalPlayer}, {@link
 * org.gonu.player.RandomPlayer}; then the endpoint: {@link org.gonu.player.PlayerEndpoint}, {@code
 * MatchDesk} (what to do with which message), {@code Session} (one match), {@code Turn} (one PLAY),
 * {@code FallbackPlayer} (the legal move that is sent if all else fails), {@code Preview} (rules that are
 * announced), {@code LongMessages} (such as take long to read). Apart from these: {@link
 * org.gonu.player.MctsPlayer}, {@code SearchThread} (what thinks), {@code SearchSelector} (by which search),
 * {@link org.gonu.player.ThinkLog} (what it tells) and {@link org.gonu.player.Analysis} (the same
 * for one position).
 *
 * <p>Threads of an endpoint: those of its HTTP server wait for replies; one, named {@code
 * NAME-thinking}, makes all calls of the player, one after the other; one for each match, named
 * {@code NAME-standby}, keeps a machine of its own and knows a legal move; {@code NAME-watch} looks
 * for matches that are silent; {@code NAME-preview} and {@code NAME-reader} work when there is
 * something for them. What a match has begun ends with it, the circuit of its game included. A
 * player that searches has three more: {@code NAME-mind} searches on the circuit, {@code
 * NAME-mind-reference} on the reference engine until then, {@code NAME-pauses} measures pauses. A
 * reply is never later than the clock minus the margin, whatever the player does.
 */
@NullMarked
package org.gonu.player;

import org.jspecify.annotations.NullMarked;
