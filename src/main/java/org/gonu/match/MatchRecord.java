package org.gonu.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;

/**
 * A record of a match, finished or still running, in the form of the ggp.org servers with a few
 * fields of our own. Only {@code moves} is always present; lists that were not recorded are empty.
 * Terms have the spelling of the record.
 *
 * <p>Steps are numbered by the joint moves made before: state 0 is the initial state, joint move
 * {@code i} leads from state {@code i} to state {@code i + 1}.
 *
 * @param isCompleted true if a terminal state was reached; the goal values are then valid
 * @param isAborted true if the match was aborted
 * @param states the facts of each state, one more than joint moves
 * @param moves the joint moves, each in role order
 * @param stateTimes when each state was reached, milliseconds since 1970
 * @param errors row 0 of the start, row {@code i} of the i-th joint move counted from 1; a cell for
 *     each role: empty, {@code TO}, {@code CE} or {@code IL move}, see {@link PlayerFailure.Kind}
 * @param goalValues in role order, 0 to 100 points; empty for a role whose rules give none or
 *     several
 * @param legalCounts number of legal moves of each role in each state that has a joint move; empty
 *     for a role whose rules give none
 * @param legalMoves legal moves of each role in each state that has a joint move
 * @param signature of the host, as read
 */
public record MatchRecord(
    MatchHeader header,
    boolean isCompleted,
    boolean isAborted,
    ImmutableList<ImmutableList<Term>> states,
    ImmutableList<ImmutableList<Move>> moves,
    ImmutableLongList stateTimes,
    ImmutableList<ImmutableList<String>> errors,
    ImmutableList<OptionalInt> goalValues,
    ImmutableList<ImmutableList<OptionalInt>> legalCounts,
    ImmutableList<ImmutableList<ImmutableList<Move>>> legalMoves,
    HostSignature signature) {

  /**
   * The host's signatures of its own JSON text; kept as read, never checked here.
   *
   * @param publicKey of the host, of RSA (matchHostPK)
   * @param signature by that key over all fields but this one (matchHostSignature)
   * @param ed25519Key of the host, of Ed25519 (ed25519PublicKey)
   * @param ed25519Signature by that key over all fields but this one (ed25519Signature)
   */
  public record HostSignature(
      Optional<String> publicKey,
      Optional<String> signature,
      Optional<String> ed25519Key,
      Optional<String> ed25519Signature) {
    /** Not signed. */
    public static final HostSignature NONE =
        new HostSignature(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * One joint move and the state that it leads to.
   *
   * @param legalCounts number of legal moves of each role before the joint move
   * @param legalMoves the legal moves of each role before the joint move; empty if not to be
   *     recorded
   * @param jointMove the moves that were made, in role order
   * @param errors by role what was wrong with its answer; an empty text if nothing
   * @param facts of the state that was reached
   * @param timeMillis when it was reached, milliseconds since 1970
   */
  public record Turn(
      ImmutableIntList legalCounts,
      ImmutableList<ImmutableList<Move>> legalMoves,
      ImmutableList<Move> jointMove,
      ImmutableList<String> errors,
      ImmutableList<Term> facts,
      long timeMillis) {}

  /** A match that has just reached its initial state. */
  public static MatchRecord atStart(
      MatchHeader header, ImmutableList<Term> initialFacts, long timeMillis) {
    return new MatchRecord(
        header,
        false,
        false,
        Lists.immutable.of(initialFacts),
        Lists.immutable.empty(),
        LongLists.immutable.of(timeMillis),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        HostSignature.NONE);
  }

  /** The match in its initial state, with the errors in the answers to the start. */
  public MatchRecord withStartErrors(ImmutableList<String> row) {
    if (!moves.isEmpty()) {
      throw new IllegalArgumentException("errors of the start after joint move " + moves.size());
    }
    return with(
        isCompleted,
        isAborted,
        states,
        moves,
        stateTimes,
        Lists.immutable.of(row),
        goalValues,
        legalCounts,
        legalMoves);
  }

  /** The match one joint move later. */
  public MatchRecord withTurn(Turn turn) {
    ImmutableList<ImmutableList<String>> earlierErrors =
        errors.isEmpty() ? Lists.immutable.of(turn.jointMove.collect(move -> "")) : errors;
    return with(
        isCompleted,
        isAborted,
        states.newWith(turn.facts),
        moves.newWith(turn.jointMove),
        stateTimes.newWith(turn.timeMillis),
        earlierErrors.newWith(turn.errors),
        goalValues,
        legalCounts.newWith(turn.legalCounts.collect(OptionalInt::of)),
        turn.legalMoves.isEmpty() ? legalMoves : legalMoves.newWith(turn.legalMoves));
  }

  /** The match at its end. */
  public MatchRecord completed(ImmutableList<OptionalInt> goals) {
    return with(true, isAborted, states, moves, stateTimes, errors, goals, legalCounts, legalMoves);
  }

  /** The match as aborted. */
  public MatchRecord aborted() {
    return with(
        isCompleted, true, states, moves, stateTimes, errors, goalValues, legalCounts, legalMoves);
  }

  /** The match with a signature by Ed25519 and no other. */
  public MatchRecord signedBy(String publicKey, String ed25519Signature) {
    return new MatchRecord(
        header,
        isCompleted,
        isAborted,
        states,
        moves,
        stateTimes,
        errors,
        goalValues,
        legalCounts,
        legalMoves,
        new HostSignature(
            Optional.empty(),
            Optional.empty(),
            Optional.of(publicKey),
            Optional.of(ed25519Signature)));
  }

  /** The match with another course and without its signature, which would not cover it. */
  private MatchRecord with(
      boolean completed,
      boolean aborted,
      ImmutableList<ImmutableList<Term>> newStates,
      ImmutableList<ImmutableList<Move>> newMoves,
      ImmutableLongList newStateTimes,
      ImmutableList<ImmutableList<String>> newErrors,
      ImmutableList<OptionalInt> newGoalValues,
      ImmutableList<ImmutableList<OptionalInt>> newLegalCounts,
      ImmutableList<ImmutableList<ImmutableList<Move>>> newLegalMoves) {
    return new MatchRecord(
        header,
        completed,
        aborted,
        newStates,
        newMoves,
        newStateTimes,
        newErrors,
        newGoalValues,
        newLegalCounts,
        newLegalMoves,
        HostSignature.NONE);
  }
}
