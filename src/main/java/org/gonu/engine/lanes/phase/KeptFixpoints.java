package org.gonu.engine.lanes.phase;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.api.tuple.primitive.IntIntPair;
import org.eclipse.collections.impl.list.mutable.primitive.BooleanArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.eclipse.collections.impl.tuple.primitive.PrimitiveTuples;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Evaluator;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Recursive components whose fixed points only grow during a match, such as the connected stones of
 * Hex. Lanes keep these fixed points from step to step and start the next iteration with them, not
 * with false.
 *
 * <p>That is sound if no step makes false what an update needs. The fixed point of an earlier step
 * then lies below the present one, and an iteration from anywhere below the least fixed point that
 * only adds ends at it. Components of several netlists with the same updates share their values.
 */
public final class KeptFixpoints {
  /** The feedback is not kept. */
  public static final int NONE = -1;

  /** Kept feedbacks take slots; components beyond this number of them are not kept. */
  private static final int MAX_KEPT = 1024;

  /** By phase, with the general netlist at the end, component and feedback its number. */
  private final int[][][] numbers;

  private final boolean[] initial;

  private KeptFixpoints(int[][][] numbers, boolean[] initial) {
    this.numbers = numbers;
    this.initial = initial;
  }

  /** The kept components of the phases and of the general netlist of a circuit. */
  public static KeptFixpoints of(Circuit circuit, ImmutableList<PhaseProgram> programs) {
    ImmutableList<StepNetlist> nets =
        programs.collect(PhaseProgram::net).newWith(circuit.general());
    return nets.allSatisfy(net -> net.components().isEmpty())
        ? new KeptFixpoints(new int[nets.size()][0][], new boolean[0])
        : new Finder(circuit).find(nets);
  }

  /** Number of kept feedbacks. */
  public int count() {
    return initial.length;
  }

  /**
   * By component and feedback of a phase the number under which it is kept, or {@link #NONE}.
   *
   * @param phase the number of phases for the general netlist
   */
  public int[][] numbers(int phase) {
    return numbers[phase];
  }

  /** True if a kept feedback holds in the initial state. */
  public boolean holdsInitially(int number) {
    return initial[number];
  }

  private static final class Finder {
    private final Circuit circuit;
    private final ImmutableList<StepMonotony> steps;
    private final GateBuilder builder = new GateBuilder();

    /** By updates of a component and of all that it reads the numbers of its feedbacks. */
    private final MutableMap<ImmutableList<IntIntPair>, IntIntHashMap> known = Maps.mutable.empty();

    /** By number whether it holds in the initial state. */
    private final BooleanArrayList initial = new BooleanArrayList();

    Finder(Circuit circuit) {
      this.circuit = circuit;
      steps = circuit.phases().collect(phase -> new StepMonotony(phase.net()));
    }

    KeptFixpoints find(ImmutableList<StepNetlist> nets) {
      int[][][] numbers = nets.collect(this::find).toArray(new int[0][][]);
      return new KeptFixpoints(numbers, initial.toArray());
    }

    private int[][] find(StepNetlist net) {
      SignedCone cone = new SignedCone(net);
      ImmutableList<IntSet> leaves =
          net.components().collect(component -> cone.of(component.updates()));
      int[][] own = new int[leaves.size()][];
      for (int number = 0; number < own.length; number++) {
        own[number] = new int[net.components().get(number).feedbacks().length];
        Arrays.fill(own[number], NONE);
      }
      if (leaves.anySatisfy(read -> onlyGrows(read, net))) {
        keep(net, leaves, own);
      }
      return own;
    }

    private boolean onlyGrows(IntSet leaves, StepNetlist net) {
      return steps.allSatisfy(step -> step.nothingTurnsFalse(leaves, net.gates()));
    }

    /** Numbers the feedbacks of the components that only grow. */
    private void keep(StepNetlist net, ImmutableList<IntSet> leaves, int[][] own) {
      GateCone gates = new GateCone(net.gates(), literals(net.components()));
      gates.build(builder, builder::base, builder::does, IntSets.immutable.empty());
      Evaluator start = start(net);
      for (int number = 0; number < own.length; number++) {
        if (onlyGrows(leaves.get(number), net)) {
          Component component = net.components().get(number);
          keep(
              component, key(net, component, leaves.get(number), gates), gates, start, own[number]);
        }
      }
    }

    /**
     * The updates of a component and of all feedbacks that it reads, as literals of the builder.
     */
    private static ImmutableList<IntIntPair> key(
        StepNetlist net, Component component, IntSet leaves, GateCone gates) {
      IntHashSet own = IntHashSet.newSetWith(component.feedbacks());
      MutableList<IntIntPair> key = Lists.mutable.empty();
      for (Component other : net.components()) {
        for (int i = 0; i < other.feedbacks().length; i++) {
          int feedback = 2 * other.feedbacks()[i];
          boolean isRead = leaves.contains(feedback) || leaves.contains(Gates.not(feedback));
          if (isRead || own.contains(other.feedbacks()[i])) {
            int update = gates.literal(other.updates()[i]);
            key.add(PrimitiveTuples.pair(gates.literal(feedback), update));
          }
        }
      }
      return key.sortThis().toImmutable();
    }

    private void keep(
        Component component,
        ImmutableList<IntIntPair> key,
        GateCone gates,
        Evaluator start,
        int[] own) {
      IntIntHashMap shared = known.getIfAbsentPut(key, IntIntHashMap::new);
      for (int i = 0; i < own.length; i++) {
        int feedback = gates.literal(2 * component.feedbacks()[i]);
        if (!shared.containsKey(feedback) && initial.size() < MAX_KEPT) {
          shared.put(feedback, initial.size());
          initial.add(false);
        }
        own[i] = shared.getIfAbsent(feedback, NONE);
        if (own[i] != NONE && start.value(2 * component.feedbacks()[i]) != 0) {
          initial.set(own[i], true);
        }
      }
    }

    /** The feedbacks of a netlist in the initial state. */
    private Evaluator start(StepNetlist net) {
      long[] state = circuit.initialState();
      long[] values = new long[net.gates().size()];
      for (int node = 1; node < values.length; node++) {
        if (net.gates().kind(node) == Gates.BASE) {
          int base = net.gates().index(node);
          values[node] = -(state[base >> 6] >>> base & 1);
        }
      }
      Evaluator evaluator = new Evaluator(net, values, literals(net.components()));
      evaluator.run();
      return evaluator;
    }

    /** The feedbacks and updates of components. */
    private static int[] literals(ImmutableList<Component> components) {
      IntArrayList literals = new IntArrayList();
      for (Component component : components) {
        literals.addAll(component.updates());
        for (int feedback : component.feedbacks()) {
          literals.add(2 * feedback);
        }
      }
      return literals.toArray();
    }
  }
}
