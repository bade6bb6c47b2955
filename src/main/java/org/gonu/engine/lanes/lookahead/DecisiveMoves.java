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
import org.gonu.engine.lanes.compile.GateCone;
import org.gonu.engine.lanes.compile.PhaseProgram;

/**
 * Which moves a role should look at first in a playout (decisive and anti-decisive moves; Teytaud
 * and Teytaud, "On the huge benefit of decisive moves in Monte-Carlo tree search algorithms",
 * 2010): those that end the match with its best goal; if there are none, those after which the next
 * role has no such move; if there are none, those that do not end the match with the worst goal.
 * Where it is much dearer to tell what the next role can do after each move, those are looked at
 * that take such a move from it, were it to move now.
 *
 * <p>All of that is gates over the state before the move. What would cost too much is left out: the
 * ends that are much dearer to tell than others, if all together are dear, and then a kind of moves
 * as a whole. Leaving out some moves of a kind makes playouts prefer the others.
 */
public final class DecisiveMoves {
  /** Gates that may be built, so that set-up and memory stay bounded. */
  private static final long MAX_WORK = 1_000_000;

  private final GateBuilder builder = new GateBuilder();

  /** What is false while the match goes on; and what would be if the next role moved now. */
  private final MutableIntSet never = IntSets.mutable.empty();

  private final MutableIntSet neverInReply = IntSets.mutable.empty();
  private final int[] legal;
  private final int[] next;
  private final int terminal;
  private final OnePlyLookahead look;
  private final OnePlyLookahead reply;

  /** True if it is another role that moves next, and not chance. */
  private final boolean isReplied;

  private final int[] moves;
  private final MoveClasses kinds;

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
    look = new OnePlyLookahead(circuit, net, nets.get(after), chooser[phase], builder, never);
    reply =
        new OnePlyLookahead(
            circuit, nets.get(after), nets.get(later), chooser[after], builder, neverInReply);
    isReplied = chooser[after] != chooser[phase] && !isChance(circuit, chooser[after]);
    moves = look.moves().toArray();
    kinds = new MoveClasses(Arrays.stream(moves).map(look::legal).toArray());
  }

  /** Chance prefers nothing, and threatens with nothing. */
  private static boolean isChance(Circuit circuit, int role) {
    return circuit.roles().get(role).isChance();
  }

  private int[] copy(StepNetlist net, int... literals) {
    return new GateCone(net.gates(), literals)
        .build(builder, builder::base, builder::does, IntSets.immutable.empty());
  }

  /** Notes that a literal is false, and all that is false with it. */
  private static void addNever(int literal, Gates gates, MutableIntSet never) {
    int node = Gates.node(literal);
    if (node != 0 && never.add(literal) && Gates.isNegated(literal)) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        addNever(Gates.not(gates.input(node, i)), gates, never);
      }
    }
  }

  /**
   * The phases of a circuit, in which roles choose from decisive moves where there are any.
   *
   * @param plain the phases in which all legal moves are eligible; kept where no decisive moves are
   *     known
   */
  public static ImmutableList<PhaseProgram> of(Circuit circuit, ImmutableList<PhaseProgram> plain) {
    int[] choosers = plain.collectInt(PhaseProgram::chooser).toArray();
    return plain.collectWithIndex((own, phase) -> of(circuit, phase, plain, choosers).orElse(own));
  }

  /**
   * The net of a phase in which moves count as legal only if a role should look at them.
   *
   * @param phases in which all legal moves are eligible
   * @param chooser by phase the only role that chooses; -1 if there is none
   * @return empty if there are no such moves that can be told at a bearable cost
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
    return decisive.look.cost() + decisive.reply.cost() > MAX_WORK
        ? Optional.empty()
        : decisive.find(phases.get(phase));
  }

  private Optional<PhaseProgram> find(PhaseProgram plain) {
    int[] threats = isReplied ? reply.moves().map(this::threat).toArray() : new int[0];
    ownGates().leaveOutDear(threats);
    findMoves(IntStream.of(threats).filter(literal -> literal != Gates.FALSE).toArray());
    kinds.leaveOutDear(ownGates());
    return kinds.isEmpty() ? Optional.empty() : Optional.of(choice(plain));
  }

  private void findMoves(int[] threats) {
    GateCone standing = new GateCone(builder.build(), threats);
    boolean looksForReplies = (long) standing.size() * moves.length <= MAX_WORK;
    for (int i = 0; i < moves.length; i++) {
      int[] state = look.next(moves[i]);
      OnePlyLookahead.Outcome outcome = look.outcome(state);
      kinds.wins[i] = builder.and(look.legal(moves[i]), outcome.won());
      kinds.losses[i] = builder.and(look.legal(moves[i]), outcome.lost());
      if (looksForReplies) {
        int[] left =
            standing.build(builder, base -> state[base], other -> Gates.FALSE, neverInReply);
        kinds.blocks[i] = block(moves[i], threats, left);
        kinds.blunders[i] = blunder(moves[i], outcome, left);
      }
    }
  }

  /** What gates cost beside those of the step itself. */
  private GateBudget ownGates() {
    return new GateBudget(builder.build(), outputs());
  }

  /** The literals of the step itself. */
  private int[] outputs() {
    IntArrayList outputs = IntArrayList.newListWith(legal);
    outputs.addAll(next);
    outputs.add(terminal);
    return outputs.toArray();
  }

  /** Tells whether the next role could end the match with its best goal, were it to move now. */
  private int threat(int move) {
    return builder.and(reply.legal(move), reply.outcome(reply.next(move)).won());
  }

  /** Tells whether a move takes away a threat, given what is left of each. */
  private int block(int move, int[] threats, int[] left) {
    int[] taken =
        IntStream.range(0, threats.length)
            .filter(i -> left[i] != threats[i])
            .map(i -> builder.and(threats[i], Gates.not(left[i])))
            .toArray();
    return builder.and(look.legal(move), builder.or(taken, taken.length));
  }

  /** Tells whether the match goes on after a move and any threat is left. */
  private int blunder(int move, OnePlyLookahead.Outcome outcome, int[] left) {
    int isOpen = builder.and(look.legal(move), Gates.not(outcome.over()));
    return builder.and(isOpen, any(left, 0, left.length));
  }

  /** The literal of any of some, in halves: most of them are the same after most moves. */
  private int any(int[] literals, int from, int to) {
    if (to - from < 2) {
      return from == to ? Gates.FALSE : literals[from];
    }
    int middle = (from + to) / 2;
    return builder.or(any(literals, from, middle), any(literals, middle, to));
  }

  private PhaseProgram choice(PhaseProgram plain) {
    int[] preferred = kinds.preferred(builder);
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
    return plain.withChoice(whole, eligible, kinds.isForesighted());
  }
}
