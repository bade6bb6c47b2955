package org.gonu.engine.circuit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/**
 * A game as boolean circuits over its base propositions.
 *
 * <p>A state is a {@code long[words()]}: bit i (bit {@code i & 63} of word {@code i >> 6}) tells
 * whether base i holds. Moves are numbered over all roles: those of role r from {@code
 * firstMove(r)} to {@code firstMove(r + 1)}, in canonical order.
 *
 * <p>In many games, control passes from role to role whatever the moves are. Then every value of
 * control is a <em>phase</em> with its own netlist, in which control is constant. Phases follow
 * each other in a fixed cycle. The general netlist is valid in states of all phases.
 */
public final class Circuit {
  private final ImmutableList<Role> roles;
  private final ImmutableList<Term> bases;
  private final ImmutableList<Move> moves;
  private final int[] firstMove;
  private final long[] initialState;
  private final ImmutableList<MutexGroup> groups;
  private final StepNetlist general;
  private final ImmutableList<Phase> phases;
  private final ImmutableList<BoundedSum> sums;
  private final FactCodec codec;
  private final KnownStates known;

  /** The bases that are absent from all phases. */
  private final BitSet never;

  /**
   * A value of control and the netlist of its states.
   *
   * @param marks numbers of the bases that together identify the phase: all of them hold in its
   *     states, and not all in states of another phase; empty if there is only one phase
   * @param successor the number of the phase that follows
   * @param net the gates of a step from a state of this phase; may lack the goals, which are in the
   *     general netlist
   * @param absent numbers of the bases that hold in no state of this phase; the netlist relies on
   *     that, and the general one on those that are absent from all phases
   */
  @SuppressWarnings("ArrayRecordComponent") // read by the compilers of circuits, never compared
  public record Phase(int[] marks, int successor, StepNetlist net, int[] absent) {}

  /**
   * A circuit.
   *
   * @param bases in canonical order
   * @param moves of all roles, role by role, each in canonical order
   * @param firstMove by role the number of its first move; one more element holds the number of
   *     moves
   * @param groups mutex groups; the netlists of the phases rely on them
   * @param general the netlist for the states of all phases
   * @param phases at least one; a single phase has the general netlist if there are no groups
   * @throws IllegalArgumentException if a number of an absent base is no number of a base
   */
  public Circuit(
      ImmutableList<Role> roles,
      ImmutableList<Term> bases,
      ImmutableList<Move> moves,
      int[] firstMove,
      long[] initialState,
      ImmutableList<MutexGroup> groups,
      StepNetlist general,
      ImmutableList<Phase> phases) {
    this.roles = roles;
    this.bases = bases;
    this.moves = moves;
    this.firstMove = firstMove.clone();
    this.initialState = initialState.clone();
    this.groups = groups;
    this.general = general;
    this.phases = phases;
    this.sums = Lists.immutable.empty();
    this.codec = new FactCodec(bases, Lists.immutable.empty());
    this.known = KnownStates.any();
    this.never = never(bases.size(), phases);
  }

  /** The same circuit with more known of its facts. */
  private Circuit(
      Circuit same,
      ImmutableList<MutexGroup> groups,
      ImmutableList<BoundedSum> sums,
      FactCodec codec,
      KnownStates known) {
    this.roles = same.roles;
    this.bases = same.bases;
    this.moves = same.moves;
    this.firstMove = same.firstMove;
    this.initialState = same.initialState;
    this.groups = groups;
    this.general = same.general;
    this.phases = same.phases;
    this.sums = sums;
    this.codec = codec;
    this.known = known;
    this.never = same.never;
  }

  private static BitSet never(int bases, ImmutableList<Phase> phases) {
    BitSet never = new BitSet();
    never.set(0, bases);
    for (Phase phase : phases) {
      BitSet absent = new BitSet();
      for (int base : phase.absent()) {
        if (base < 0 || base >= bases) {
          throw new IllegalArgumentException("no base has the number " + base);
        }
        absent.set(base);
      }
      never.and(absent);
    }
    return never;
  }

  /**
   * The same circuit, of whose bases some are parts of facts.
   *
   * @param joined in canonical order
   */
  public Circuit joining(ImmutableList<JoinedFact> joined) {
    return new Circuit(this, groups, sums, new FactCodec(bases, joined), known);
  }

  /**
   * The same circuit, whose netlists rely on sums. A state that exceeds one is refused.
   *
   * @param bounded sums of which the initial state exceeds none
   */
  public Circuit bounding(ImmutableList<BoundedSum> bounded) {
    return new Circuit(this, groups, bounded, codec, known);
  }

  /**
   * The same circuit, whose netlists rely on further mutex groups. A state that violates one is
   * refused.
   *
   * @param further groups that the initial state satisfies
   */
  public Circuit relyingOn(ImmutableList<MutexGroup> further) {
    return new Circuit(this, groups.newWithAll(further), sums, codec, known);
  }

  /** The same circuit, which is right in some states alone. Any other state is refused. */
  public Circuit rightIn(KnownStates states) {
    return new Circuit(this, groups, sums, codec, states);
  }

  /** The states in which this circuit is right. */
  public KnownStates known() {
    return known;
  }

  /** The sums on which the netlists and the choice of bases rely. */
  public ImmutableList<BoundedSum> sums() {
    return sums;
  }

  /** The facts of which bases are parts, in canonical order. */
  public ImmutableList<JoinedFact> joined() {
    return codec.joined();
  }

  /** The roles in role order. */
  public ImmutableList<Role> roles() {
    return roles;
  }

  /**
   * The base propositions, arguments of {@code true}, by their numbers; for {@link #joined} facts
   * the values of their arguments.
   */
  public ImmutableList<Term> bases() {
    return bases;
  }

  /** The moves of all roles by their numbers. */
  public ImmutableList<Move> moves() {
    return moves;
  }

  /** The number of the first move of a role; for the number of roles, the number of all moves. */
  public int firstMove(int role) {
    return firstMove[role];
  }

  /** By role the number of its first move, then the number of all moves; a copy. */
  public int[] firstMoves() {
    return firstMove.clone();
  }

  /** Number of words of a state. */
  public int words() {
    return initialState.length;
  }

  /** A copy of the initial state. */
  public long[] initialState() {
    return initialState.clone();
  }

  /**
   * Packs facts into a state: exactly these facts hold in it.
   *
   * @throws IllegalArgumentException if a fact can never hold: it is no base, or absent from all
   *     phases; or if all facts tell of numbers that add up to more than they ever do, or hold
   *     together in no state in which the circuit is right
   */
  public long[] stateOf(Iterable<? extends Term> facts) {
    long[] state = codec.pack(facts);
    never.stream()
        .filter(base -> StateBits.holds(state, base))
        .forEach(
            base -> {
              throw new IllegalArgumentException("never true in this game: " + bases.get(base));
            });
    sums.reject(sum -> sum.fits(state)).each(sum -> refuse(sum, state));
    if (!known.mayBe(state)) {
      throw new IllegalArgumentException("no match comes to this position");
    }
    return state;
  }

  /**
   * The bits of facts, whether or not a match comes to a position of just these.
   *
   * @throws IllegalArgumentException if a fact is no base, or the second of which a position has
   *     one
   */
  public long[] bitsOf(Iterable<? extends Term> facts) {
    return codec.pack(facts);
  }

  private void refuse(BoundedSum sum, long[] state) {
    int[] holding =
        Arrays.stream(sum.bases()).filter(base -> StateBits.holds(state, base)).toArray();
    throw new IllegalArgumentException(
        "in every position of this game the numbers of these add up to at most "
            + sum.most()
            + ": "
            + names(holding).makeString(", "));
  }

  /** The base propositions of a group. */
  public ImmutableList<Term> names(MutexGroup group) {
    return names(group.bases());
  }

  /** The base propositions with some numbers. */
  public ImmutableList<Term> names(int[] numbers) {
    return IntLists.immutable.of(numbers).collect(bases::get);
  }

  /** The facts that hold in a state, in canonical order. */
  public ImmutableList<Term> facts(long[] state) {
    return codec.unpack(state);
  }

  /**
   * The mutex groups on which the netlists of the phases rely, and the choice of bases. There may
   * be more, see {@code MutexGroups}.
   */
  public ImmutableList<MutexGroup> groups() {
    return groups;
  }

  /**
   * A group that a state violates; empty if there is none. Such a state is not reachable, and the
   * netlists of the phases may be wrong in it.
   */
  public Optional<MutexGroup> violated(long[] state) {
    return groups.detectOptional(group -> !group.fits(state));
  }

  /**
   * A base that holds in a state, though it holds in no state of its phase; empty if there is none.
   * Such a state is not reachable, and the netlist of the phase may be wrong in it.
   */
  public Optional<Term> misplaced(long[] state) {
    int phase = phaseOf(state);
    return phase < 0
        ? Optional.empty()
        : Arrays.stream(phases.get(phase).absent())
            .filter(base -> StateBits.holds(state, base))
            .mapToObj(bases::get)
            .findFirst();
  }

  /**
   * The netlist that is valid in all phases. In large games it relies on the groups as well: facts
   * that they rule out are not derived.
   */
  public StepNetlist general() {
    return general;
  }

  /** The phases by their numbers. */
  public ImmutableList<Phase> phases() {
    return phases;
  }

  /**
   * The number of the phase of a state; 0 if there is only one phase, -1 if the state belongs to
   * none.
   */
  public int phaseOf(long[] state) {
    for (int phase = 0; phase < phases.size(); phase++) {
      if (holdAll(phases.get(phase).marks(), state)) {
        return phase;
      }
    }
    return -1;
  }

  private static boolean holdAll(int[] marks, long[] state) {
    for (int mark : marks) {
      if (!StateBits.holds(state, mark)) {
        return false;
      }
    }
    return true;
  }
}
