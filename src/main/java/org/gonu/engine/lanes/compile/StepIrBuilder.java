package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.phase.KeptFixpoints;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.engine.lanes.staging.PhaseStages;
import org.gonu.engine.lanes.staging.StagedNetlist;

/** Builds the {@link StepIr} of a phase of a circuit. */
final class StepIrBuilder {
  /**
   * Trials of a draw. Lanes in which all trials fail wait; more trials would make every step
   * dearer.
   */
  private static final int TRIALS = 4;

  private final Circuit circuit;
  private final int phase;
  private final FixedSlots fixed;
  private final ChosenMoves chosen;
  private final VirtualRegisters registers;
  private final PhaseProgram given;
  private final PhaseStages stages;
  private final StepNetlist net;
  private final Lowering lowering;

  /** By move the literal that tells whether it is eligible. */
  private final int[] wanted;

  private final int[] legal;
  private final int[] eligible;

  /** By leaf the register with the lanes that make it; -1 if there is none. */
  private final int[] does;

  private final MutableList<Instruction> inspect;
  private final MutableList<Instruction> choose = Lists.mutable.empty();

  private StepIrBuilder(
      Circuit circuit,
      int phase,
      FixedSlots fixed,
      ChosenMoves chosen,
      KeptFixpoints kept,
      PhaseProgram given) {
    this.circuit = circuit;
    this.phase = phase;
    this.fixed = fixed;
    this.chosen = chosen;
    registers = new VirtualRegisters(fixed.size());
    this.given = given;
    stages = PhaseStages.of(circuit, given.net(), given.candidates());
    StagedNetlist staged = StagedNetlist.of(given.net(), stages);
    net = staged.net();
    wanted = given.isChoosy() ? staged.literals(given.eligible()) : net.legal();
    int[] first = Arrays.copyOf(net.legal(), net.legal().length + 1);
    first[net.legal().length] = net.terminal();
    lowering = new Lowering(net, outputs(first), registers, fixed, kept.numbers(phase));
    inspect = lowering.cone(first);
    legal = Arrays.stream(net.legal()).map(literal -> lowering.value(literal, inspect)).toArray();
    addEnds();
    eligible = given.isChoosy() ? addEligible() : legal;
    does = new int[stages.leaves()];
    Arrays.fill(does, -1);
  }

  private int[] outputs(int[] first) {
    IntArrayList outputs = IntArrayList.newListWith(first);
    outputs.addAll(net.next());
    if (given.isChoosy()) {
      outputs.addAll(wanted);
    }
    return outputs.toArray();
  }

  /** Builds the IR of a phase. */
  static StepIr build(
      Circuit circuit,
      int phase,
      FixedSlots fixed,
      ChosenMoves chosen,
      KeptFixpoints kept,
      PhaseProgram net) {
    StepIrBuilder builder = new StepIrBuilder(circuit, phase, fixed, chosen, kept, net);
    builder.addChoice();
    MutableList<Instruction> step = builder.step();
    return new StepIr(
        builder.inspect,
        builder.choose,
        step,
        builder.legal,
        builder.given.isForesighted() ? builder.eligible : builder.legal,
        builder.made(),
        builder.registers);
  }

  private int[][] made() {
    int[][] made = new int[legal.length][];
    Arrays.setAll(made, this::made);
    return made;
  }

  /** Stops the lanes that have ended. */
  private void addEnds() {
    int terminal = lowering.value(net.terminal(), inspect);
    MutableList<Instruction> gates = lowering.arranged(inspect);
    inspect.clear();
    inspect.addAll(gates);
    int waiting = fixed.waiting();
    if (fixed.phases() > 1) {
      inspect.add(Instruction.of(Opcode.ANDN, waiting, waiting, fixed.waitingFor(phase)));
    }
    if (net.terminal() != Gates.FALSE) {
      int running = fixed.running();
      int ended = add(inspect, Opcode.AND, active(inspect), terminal);
      inspect.add(Instruction.of(Opcode.ANDN, running, running, ended));
    }
  }

  /** The lanes that take part in this phase. */
  private int active(MutableList<Instruction> instructions) {
    return fixed.phases() == 1
        ? fixed.running()
        : add(instructions, Opcode.ANDN, fixed.running(), fixed.waiting());
  }

  /** Chooses a move for each role with several candidates, in the active lanes. */
  private void addChoice() {
    MutableList<RoleChoice> choices = Lists.mutable.empty();
    IntArrayList roles = new IntArrayList();
    IntArrayList able = new IntArrayList();
    for (int role = 0; role < circuit.roles().size(); role++) {
      ImmutableIntList candidates = given.candidates().get(role);
      if (candidates.size() > 1) {
        RoleChoice choice =
            new RoleChoice(stages, role, candidates, offered(candidates), fixed.zero(), registers);
        choices.add(choice);
        roles.add(role);
        able.add(addDisjunction(choice.addCount(choose)));
      } else {
        able.add(candidates.isEmpty() ? fixed.zero() : legal[candidates.get(0)]);
      }
    }
    int whole = addBroken(active(choose), able);
    int moving = whole;
    for (int i = 0; i < choices.size(); i++) {
      int failed = choices.get(i).addDraw(TRIALS, fixed.generator(), choose);
      moving = add(choose, Opcode.ANDN, moving, unforced(failed, roles.get(i)));
    }
    addWaiting(whole, moving);
    for (int i = 0; i < choices.size(); i++) {
      choices.get(i).addWalk(unforced(fixed.moved(), roles.get(i)), does, choose);
    }
  }

  /** By move the register with the lanes in which it is eligible. */
  private int[] addEligible() {
    MutableList<Instruction> gates = lowering.cone(wanted);
    int[] values = Arrays.stream(wanted).map(literal -> lowering.value(literal, gates)).toArray();
    inspect.addAll(lowering.arranged(gates));
    return values;
  }

  /**
   * The eligible moves that the policy offers; all eligible moves in lanes where it offers none.
   */
  private int[] offered(ImmutableIntList candidates) {
    int[] all = candidates.primitiveStream().map(move -> eligible[move]).toArray();
    if (fixed.offered() == 0) {
      return all;
    }
    int[] offered = new int[all.length];
    for (int i = 0; i < all.length; i++) {
      int offer = fixed.offered(chosen.number(candidates.get(i)));
      offered[i] = add(choose, Opcode.AND, all[i], offer);
    }
    int none = registers.add();
    choose.add(GateLogic.instruction(false, none, new int[0], offered));
    int[] left = registers.add(all.length);
    for (int i = 0; i < all.length; i++) {
      choose.add(Instruction.of(Opcode.OR_AND, left[i], offered[i], all[i], none));
    }
    return left;
  }

  private int unforced(int lanes, int role) {
    return add(choose, Opcode.ANDN, lanes, fixed.forced(role));
  }

  private int addDisjunction(int[] bits) {
    int any = registers.add();
    choose.add(GateLogic.instruction(true, any, new int[0], bits));
    return any;
  }

  /** Stops the lanes where a role has no legal move. Returns the others. */
  private int addBroken(int active, IntArrayList able) {
    IntArrayList conditions = able.reject(value -> value == fixed.ones());
    if (conditions.isEmpty()) {
      return active;
    }
    int whole = registers.add();
    conditions.add(active);
    choose.add(GateLogic.instruction(false, whole, conditions.toArray(), new int[0]));
    int bad = add(choose, Opcode.ANDN, active, whole);
    choose.add(Instruction.of(Opcode.OR, fixed.broken(), fixed.broken(), bad));
    choose.add(Instruction.of(Opcode.ANDN, fixed.running(), fixed.running(), bad));
    return whole;
  }

  private void addWaiting(int able, int moving) {
    choose.add(Instruction.of(Opcode.COPY, fixed.moved(), moving));
    if (moving == able) {
      return;
    }
    int waitingFor = fixed.waitingFor(phase);
    int waiting = fixed.waiting();
    choose.add(Instruction.of(Opcode.ANDN, waitingFor, able, moving));
    if (fixed.phases() > 1) {
      choose.add(Instruction.of(Opcode.OR, waiting, waiting, waitingFor));
    }
    int waited = fixed.waited();
    choose.add(Instruction.of(Opcode.OR, waited, waited, waitingFor));
    int[] tally = new int[FixedSlots.TALLY_BITS];
    Arrays.setAll(tally, fixed::tally);
    choose.add(new Instruction(Opcode.TALLY, tally.length, 0, tally, new int[] {waitingFor}));
  }

  private int add(MutableList<Instruction> instructions, int opcode, int left, int right) {
    int output = registers.add();
    instructions.add(Instruction.of(opcode, output, left, right));
    return output;
  }

  private MutableList<Instruction> step() {
    lowering.setMoves(does);
    MutableList<Instruction> step = lowering.cone(net.next());
    int[] nexts = Arrays.stream(net.next()).map(literal -> lowering.value(literal, step)).toArray();
    MutableList<Instruction> grouped = lowering.arranged(step);
    Latches.add(net, nexts, fixed, registers, grouped);
    if (fixed.recorded() > 0) {
      addRecord(grouped);
    }
    dropUnreadMoves(grouped);
    return grouped;
  }

  /** Records the moves that are made, except in the first step of a job. */
  private void addRecord(MutableList<Instruction> step) {
    MutableList<Instruction> record = Lists.mutable.empty();
    for (int move = 0; move < legal.length; move++) {
      int[] made = made(move);
      if (made.length > 0) {
        int played = fixed.played(chosen.number(move));
        int own = made.length == 1 ? made[0] : add(record, Opcode.AND, made[0], made[1]);
        record.add(Instruction.of(Opcode.OR_ANDN, played, played, own, fixed.fresh()));
      }
    }
    step.addAll(0, record);
    step.add(Instruction.of(Opcode.ANDN, fixed.fresh(), fixed.fresh(), fixed.moved()));
  }

  private void dropUnreadMoves(MutableList<Instruction> step) {
    boolean[] read = new boolean[registers.size()];
    step.forEach(
        instruction -> {
          for (int input : instruction.inputs()) {
            read[input] = true;
          }
        });
    for (int leaf = 0; leaf < does.length; leaf++) {
      if (does[leaf] >= 0 && !read[does[leaf]]) {
        does[leaf] = -1;
      }
    }
  }

  /** The registers that mark the lanes that make a move; none where nothing chooses or reads it. */
  private int[] made(int move) {
    int[] leaves = stages.leavesOf(move);
    int[] marks = new int[leaves.length];
    int count = 0;
    for (int leaf : leaves) {
      if (does[leaf] >= 0) {
        marks[count++] = does[leaf];
      }
    }
    return count == marks.length ? marks : Arrays.copyOf(marks, count);
  }
}
