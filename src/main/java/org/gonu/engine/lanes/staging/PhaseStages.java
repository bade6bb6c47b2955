package org.gonu.engine.lanes.staging;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Which roles choose in two stages in a phase, and the leaves {@code does} that stand for moves and
 * parts: those of moves have the numbers of the moves; behind them follow for each role its first
 * parts and its second parts.
 */
public final class PhaseStages {
  private static final int NONE = -1;

  private final ImmutableList<Optional<MoveStages>> stages;

  /** By role the leaf of its first part 0; at the end the number of leaves. */
  private final int[] firstLeaf;

  /** By move the role that chooses it in two stages; NONE for other moves. */
  private final int[] roleOf;

  /** By move its index among the candidates of its role. */
  private final int[] indexOf;

  private PhaseStages(
      ImmutableList<Optional<MoveStages>> stages,
      ImmutableList<ImmutableIntList> candidates,
      int moves) {
    this.stages = stages;
    roleOf = new int[moves];
    indexOf = new int[moves];
    firstLeaf = new int[stages.size() + 1];
    Arrays.fill(roleOf, NONE);
    firstLeaf[0] = moves;
    for (int role = 0; role < stages.size(); role++) {
      firstLeaf[role + 1] = firstLeaf[role];
      if (stages.get(role).isPresent()) {
        MoveStages own = stages.get(role).get();
        firstLeaf[role + 1] += own.firsts() + own.seconds();
        number(candidates.get(role), role);
      }
    }
  }

  private void number(ImmutableIntList candidates, int role) {
    for (int index = 0; index < candidates.size(); index++) {
      roleOf[candidates.get(index)] = role;
      indexOf[candidates.get(index)] = index;
    }
  }

  /**
   * The stages of a phase. A role has them where they make a step cheaper.
   *
   * @param candidates by role the moves that it can make
   */
  public static PhaseStages of(
      Circuit circuit, StepNetlist net, ImmutableList<ImmutableIntList> candidates) {
    return new PhaseStages(
        candidates.collect(
            own ->
                StageFinder.find(
                    own.collect(move -> circuit.moves().get(move).term()),
                    reads(net.gates(), own))),
        candidates,
        circuit.moves().size());
  }

  /** The sets of candidates that gates read. */
  private static ImmutableList<IntArrayList> reads(Gates gates, ImmutableIntList candidates) {
    int[] indices = new int[1 + (candidates.isEmpty() ? 0 : candidates.max())];
    Arrays.fill(indices, NONE);
    candidates.forEachWithIndex((move, index) -> indices[move] = index);
    MutableList<IntArrayList> reads = Lists.mutable.empty();
    for (int node = 1; node < gates.size(); node++) {
      IntArrayList negated = new IntArrayList();
      for (int i = 0; i < gates.inputCount(node); i++) {
        int input = gates.input(node, i);
        int move = gates.index(Gates.node(input));
        boolean isOwn = gates.kind(Gates.node(input)) == Gates.DOES && move < indices.length;
        if (isOwn && indices[move] >= 0 && Gates.isNegated(input)) {
          negated.add(indices[move]);
        } else if (isOwn && indices[move] >= 0) {
          reads.add(IntArrayList.newListWith(indices[move]));
        }
      }
      if (negated.notEmpty()) {
        reads.add(negated);
      }
    }
    return reads.toImmutable();
  }

  /** Number of roles. */
  int roles() {
    return stages.size();
  }

  /** True if some role chooses in two stages. */
  boolean isAny() {
    return stages.anySatisfy(Optional::isPresent);
  }

  /** The stages of a role; empty if it chooses among all its moves at once. */
  public Optional<MoveStages> ofRole(int role) {
    return stages.get(role);
  }

  /** Number of leaves, of moves and of parts. */
  public int leaves() {
    return firstLeaf[stages.size()];
  }

  /** The leaf of a first part of a role that has stages. */
  public int firstLeaf(int role, int part) {
    return firstLeaf[role] + part;
  }

  /** The leaf of a second part of a role that has stages. */
  public int secondLeaf(int role, int part) {
    return firstLeaf[role] + stages.get(role).orElseThrow().firsts() + part;
  }

  /** The leaves that a move makes true: its own, or those of its two parts. */
  public int[] leavesOf(int move) {
    return roleOf[move] == NONE ? new int[] {move} : leavesOf(roleOf[move], indexOf[move]);
  }

  /** The leaves of the parts of a candidate. */
  int[] leavesOf(int role, int candidate) {
    MoveStages own = stages.get(role).orElseThrow();
    return new int[] {
      firstLeaf(role, own.firstOf(candidate)), secondLeaf(role, own.secondOf(candidate))
    };
  }

  /** The role that chooses a move in two stages; negative for other moves. */
  int roleOf(int move) {
    return roleOf[move];
  }

  /** The index of a move among the candidates of the role that chooses it in two stages. */
  int indexOf(int move) {
    return indexOf[move];
  }
}
