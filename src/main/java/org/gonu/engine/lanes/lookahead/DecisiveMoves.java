package org.gonu.engine.lanes.lookahead;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.phase.GateCone;
import org.gonu.engine.lanes.phase.PhaseProgram;

/**
 * Builds gates that restrict playouts to decisive and anti-decisive moves (Teytaud and Teytaud, "On
 * the huge benefit of decisive moves in Monte-Carlo tree search algorithms", 2010). The first
 * non-empty set of these is eligible: moves that end the match with the best goal of the role;
 * moves after which the next role has no such move; moves that do not end the match with the worst
 * goal of the role. The second set can cost too many gates. Then it is replaced by blocks: moves
 * that remove a win that the next role would have if it moved now.
 *
 * <p>All gates read the state before the move. What costs too many gates is left out: first single
 * moves whose outcome is much dearer than that of others, then whole classes of moves. A class that
 * misses some moves makes playouts prefer the others.
 */
public final class DecisiveMoves {
  /** Gates that may be built. The limit bounds set-up time and memory. */
  private static final long MAX_WORK = 1_000_000;

  private final GateBuilder builder = new GateBuilder();

  /** Literals that are false while the match goes on. */
  private final MutableIntSet never = IntSets.mutable.empty();

  /** Literals that are false while the match goes on, also if the next role moved now. */
  private final MutableIntSet neverInReply = IntSets.mutable.empty();

  private final int[] legal;
  private final int[] next;
  private final int terminal;
  private final OnePlyLookahead lookahead;
  private final OnePlyLookahead reply;

  /** True if another role moves next, and it is not chance. */
  private final boolean isReplied;

  private final int[] moves;
  private final MoveClasses classes;

  private DecisiveMoves(
      Circuit circuit, int phase, ImmutableList<StepNetlist> nets, int[] chooser) {
    int after = circuit.phases().get(phase).successor();
    int later = circuit.phases().get(after).successor();
    StepNetlist net = nets.get(phase);
    legal = copy(net, net.legal());
    next = copy(net, net.next());
    terminal = copy(net, net.terminal())[0];
    int terminalInReply = copy(nets.get(after), nets.get(after).terminal())[0];
    Gates ends = builder.build();
    addNever(terminal, ends, never);
    addNever(terminal, ends, neverInReply);
    addNever(terminalInReply, ends, neverInReply);
    lookahead = new OnePlyLookahead(circuit, net, nets.get(after), chooser[phase], builder, never);
    reply =
        new OnePlyLookahead(
            circuit, nets.get(after), nets.get(later), chooser[after], builder, neverInReply);
    isReplied = chooser[after] != chooser[phase] && !isChance(circuit, chooser[after]);
    moves = lookahead.moves().toArray();
    classes = new MoveClasses(Arrays.stream(moves).map(lookahead::legal).toArray());
  }

  /** Chance has no preferences, so it has neither wins nor threats. */
  private static boolean isChance(Circuit circuit, int role) {
    return circuit.roles().get(role).isChance();
  }

  private int[] copy(StepNetlist net, int... literals) {
    return new GateCone(net.gates(), literals)
        .build(builder, builder::base, builder::does, IntSets.immutable.empty());
  }

  /** Marks a literal as false, and all literals whose falsity follows. */
  private static void addNever(int literal, Gates gates, MutableIntSet never) {
    int node = Gates.node(literal);
    if (node != 0 && never.add(literal) && Gates.isNegated(literal)) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        addNever(Gates.not(gates.input(node, i)), gates, never);
      }
    }
  }

  /**
   * The phases of a circuit with decisive moves as the eligible ones.
   *
   * @param plain the phases in which all legal moves are eligible; a phase without known decisive
   *     moves stays as it is
   */
  public static ImmutableList<PhaseProgram> of(Circuit circuit, ImmutableList<PhaseProgram> plain) {
    int[] choosers = plain.collectInt(PhaseProgram::chooser).toArray();
    return plain.collectWithIndex((own, phase) -> of(circuit, phase, plain, choosers).orElse(own));
  }

  /**
   * A phase in which only preferred moves are eligible.
   *
   * @param phases all phases, in which all legal moves are eligible
   * @param chooser by phase the only role that chooses; -1 if there is none
   * @return empty if no moves are preferred, or if the gates would cost too much
   */
  private static Optional<PhaseProgram> of(
      Circuit circuit, int phase, ImmutableList<PhaseProgram> phases, int[] chooser) {
    ImmutableList<StepNetlist> nets = phases.collect(PhaseProgram::net);
    int next = chooser[circuit.phases().get(phase).successor()];
    boolean isPlain =
        nets.allSatisfy(net -> net.components().isEmpty())
            && circuit.general().components().isEmpty();
    if (chooser[phase] < 0 || next < 0 || !isPlain || isChance(circuit, chooser[phase])) {
      return Optional.empty();
    }
    DecisiveMoves decisive = new DecisiveMoves(circuit, phase, nets, chooser);
    return decisive.lookahead.cost() + decisive.reply.cost() > MAX_WORK
        ? Optional.empty()
        : decisive.find(phases.get(phase));
  }

  private Optional<PhaseProgram> find(PhaseProgram plain) {
    int[] threats = isReplied ? reply.moves().map(this::threat).toArray() : new int[0];
    ownGates().leaveOutDear(threats);
    findMoves(IntStream.of(threats).filter(literal -> literal != Gates.FALSE).toArray());
    classes.leaveOutDear(ownGates());
    return classes.isEmpty() ? Optional.empty() : Optional.of(choice(plain));
  }

  private void findMoves(int[] threats) {
    GateCone standing = new GateCone(builder.build(), threats);
    boolean looksForReplies = (long) standing.size() * moves.length <= MAX_WORK;
    for (int i = 0; i < moves.length; i++) {
      int[] state = lookahead.next(moves[i]);
      OnePlyLookahead.Outcome outcome = lookahead.outcome(state);
      classes.wins[i] = builder.and(lookahead.legal(moves[i]), outcome.won());
      classes.losses[i] = builder.and(lookahead.legal(moves[i]), outcome.lost());
      if (looksForReplies) {
        int[] left =
            standing.build(builder, base -> state[base], other -> Gates.FALSE, neverInReply);
        classes.blocks[i] = block(moves[i], threats, left);
        classes.blunders[i] = blunder(moves[i], outcome, left);
      }
    }
  }

  /** A budget in which the gates of the step itself are free. */
  private GateBudget ownGates() {
    return new GateBudget(builder.build(), outputs());
  }

  /** The output literals of the step itself. */
  private int[] outputs() {
    IntArrayList outputs = IntArrayList.newListWith(legal);
    outputs.addAll(next);
    outputs.add(terminal);
    return outputs.toArray();
  }

  /** The literal that tells whether the next role could win at once by a move, if it moved now. */
  private int threat(int move) {
    return builder.and(reply.legal(move), reply.outcome(reply.next(move)).won());
  }

  /**
   * The literal that tells whether a move removes a threat.
   *
   * @param threats by reply whether it would win now
   * @param left by reply whether it still wins after the move
   */
  private int block(int move, int[] threats, int[] left) {
    int[] taken =
        IntStream.range(0, threats.length)
            .filter(i -> left[i] != threats[i])
            .map(i -> builder.and(threats[i], Gates.not(left[i])))
            .toArray();
    return builder.and(lookahead.legal(move), builder.or(taken, taken.length));
  }

  /** The literal that tells whether the match goes on after a move and the next role can win. */
  private int blunder(int move, OnePlyLookahead.Outcome outcome, int[] left) {
    int isOpen = builder.and(lookahead.legal(move), Gates.not(outcome.over()));
    return builder.and(isOpen, any(left, 0, left.length));
  }

  /** Disjunction of a range, as a balanced tree: most subtrees are the same for most moves. */
  private int any(int[] literals, int from, int to) {
    if (to - from < 2) {
      return from == to ? Gates.FALSE : literals[from];
    }
    int middle = (from + to) / 2;
    return builder.or(any(literals, from, middle), any(literals, middle, to));
  }

  private PhaseProgram choice(PhaseProgram plain) {
    int[] preferred = classes.preferred(builder);
    int[] eligible = legal.clone();
    for (int i = 0; i < moves.length; i++) {
      eligible[moves[i]] = preferred[i];
    }
    StepNetlist whole =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            terminal,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    return plain.withChoice(whole, eligible, classes.isForesighted());
  }
}
