package org.gonu.engine.lanes.staging;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * A netlist that reads the parts of moves in place of the moves themselves, for the roles that
 * choose in two stages.
 */
public final class StagedNetlist {
  private static final int ABSENT = -1;

  private final Gates gates;
  private final PhaseStages stages;
  private final ImmutableList<Reader> readers;
  private final GateBuilder builder = new GateBuilder();

  /** By node of the given gates its literal in the builder; ABSENT while nobody needs it. */
  private final int[] built;

  private final StepNetlist net;

  private StagedNetlist(StepNetlist given, PhaseStages stages) {
    this.stages = stages;
    gates = given.gates();
    readers = Lists.immutable.fromStream(IntStream.range(0, stages.roles()).mapToObj(Reader::new));
    built = new int[gates.size()];
    if (stages.isAny()) {
      build();
      Arrays.stream(given.literals()).forEach(this::map);
      net = given.over(builder.build(), this::map);
    } else {
      Arrays.setAll(built, node -> 2 * node);
      net = given;
    }
  }

  /** The netlist with stages; with the given gates if no role has any. */
  public static StagedNetlist of(StepNetlist given, PhaseStages stages) {
    return new StagedNetlist(given, stages);
  }

  /** The netlist; its leaves {@code does} are those of {@link PhaseStages}. */
  public StepNetlist net() {
    return net;
  }

  /**
   * The literals for those of given gates that read no moves.
   *
   * @param given literals of the netlist that was given
   */
  public int[] literals(int[] given) {
    return Arrays.stream(given).map(this::map).toArray();
  }

  private void build() {
    Arrays.fill(built, ABSENT);
    built[0] = Gates.FALSE;
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.AND) {
        built[node] = conjunction(node);
      } else if (!isStaged(node)) {
        built[node] = builder.leaf(gates, node);
      }
    }
  }

  private boolean isStaged(int node) {
    return gates.kind(node) == Gates.DOES && stages.roleOf(gates.index(node)) >= 0;
  }

  private int conjunction(int node) {
    IntArrayList inputs = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      int input = gates.input(node, i);
      if (Gates.isNegated(input) && isStaged(Gates.node(input))) {
        int move = gates.index(Gates.node(input));
        readers.get(stages.roleOf(move)).excluded.add(stages.indexOf(move));
      } else {
        inputs.add(map(input));
      }
    }
    readers.each(reader -> reader.addTo(inputs));
    return builder.and(inputs.toArray(), inputs.size());
  }

  private int map(int literal) {
    int node = Gates.node(literal);
    if (built[node] == ABSENT) {
      built[node] = both(stages.leavesOf(gates.index(node)));
    }
    return built[node] ^ (literal & 1);
  }

  private int both(int[] leaves) {
    return builder.and(builder.does(leaves[0]), builder.does(leaves[1]));
  }

  /** The moves of a role that a conjunction excludes. */
  private final class Reader {
    private final int role;
    private final Optional<StageCover> cover;
    private final IntArrayList excluded = new IntArrayList();

    Reader(int role) {
      this.role = role;
      cover = stages.ofRole(role).map(StageCover::new);
    }

    /** Adds what excludes them, and forgets them. */
    void addTo(IntArrayList inputs) {
      if (excluded.notEmpty()) {
        StageCover own = cover.orElseThrow();
        own.cover(excluded);
        own.firsts().forEach(part -> exclude(builder.does(stages.firstLeaf(role, part)), inputs));
        own.seconds().forEach(part -> exclude(builder.does(stages.secondLeaf(role, part)), inputs));
        own.singles().forEach(move -> exclude(both(stages.leavesOf(role, move)), inputs));
        excluded.clear();
      }
    }

    private static void exclude(int literal, IntArrayList inputs) {
      inputs.add(Gates.not(literal));
    }
  }
}
