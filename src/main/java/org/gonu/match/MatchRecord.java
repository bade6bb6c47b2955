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
    Draft draft = new Draft(this);
    draft.errors = Lists.immutable.of(row);
    return draft.finish();
  }

  /** The match one joint move later. */
  public MatchRecord withTurn(Turn turn) {
    ImmutableList<ImmutableList<String>> earlierErrors =
        errors.isEmpty() ? Lists.immutable.of(turn.jointMove.collect(move -> "")) : errors;
    Draft draft = new Draft(this);
    draft.states = states.newWith(turn.facts);
    draft.moves = moves.newWith(turn.jointMove);
    draft.stateTimes = stateTimes.newWith(turn.timeMillis);
    draft.errors = earlierErrors.newWith(turn.errors);
    draft.legalCounts = legalCounts.newWith(turn.legalCounts.collect(OptionalInt::of));
    if (turn.legalMoves.notEmpty()) {
      draft.legalMoves = legalMoves.newWith(turn.legalMoves);
    }
    return draft.finish();
  }

  /** The match at its end. */
  public MatchRecord completed(ImmutableList<OptionalInt> goals) {
    Draft draft = new Draft(this);
    draft.isCompleted = true;
    draft.goalValues = goals;
    return draft.finish();
  }

  /** The match as aborted. */
  public MatchRecord aborted() {
    Draft draft = new Draft(this);
    draft.isAborted = true;
    return draft.finish();
  }

  /** The match with a signature by Ed25519 and no other. */
  public MatchRecord signedBy(String publicKey, String ed25519Signature) {
    Draft draft = new Draft(this);
    draft.signature =
        new HostSignature(
            Optional.empty(),
            Optional.empty(),
            Optional.of(publicKey),
            Optional.of(ed25519Signature));
    return draft.finish();
  }

  /**
   * A copy of a record in which some fields are changed. It is without the signature, which would
   * not cover the change.
   */
  private static final class Draft {
    private final MatchHeader header;
    private boolean isCompleted;
    private boolean isAborted;
    private ImmutableList<ImmutableList<Term>> states;
    private ImmutableList<ImmutableList<Move>> moves;
    private ImmutableLongList stateTimes;
    private ImmutableList<ImmutableList<String>> errors;
    private ImmutableList<OptionalInt> goalValues;
    private ImmutableList<ImmutableList<OptionalInt>> legalCounts;
    private ImmutableList<ImmutableList<ImmutableList<Move>>> legalMoves;
    private HostSignature signature = HostSignature.NONE;

    Draft(MatchRecord record) {
      header = record.header;
      isCompleted = record.isCompleted;
      isAborted = record.isAborted;
      states = record.states;
      moves = record.moves;
      stateTimes = record.stateTimes;
      errors = record.errors;
      goalValues = record.goalValues;
      legalCounts = record.legalCounts;
      legalMoves = record.legalMoves;
    }

    MatchRecord finish() {
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
          signature);
    }
  }
}
