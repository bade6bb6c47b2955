package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.GroundRules;

/** Builds the netlist of a ground program, given the values of constant bases and mutex groups. */
final class NetlistBuilder {
  private static final int UNKNOWN = -1;

  private final GroundProgram program;
  private final GroundRules rules;
  private final IntPredicate ended;
  private final GroupIndex groups;
  private final GateBuilder gates = new GateBuilder();
  private final MutableList<Component> components = Lists.mutable.empty();

  /** By atom its literal, {@link #UNKNOWN} as long as there is none. */
  private final int[] literals;

  /**
   * By atom of the component in progress: its feedback, if it was needed before it was computed.
   */
  private final int[] feedbacks;

  /** The atoms that were given a literal, in this order. */
  private final IntArrayList made = new IntArrayList();

  /** Instances of which the body was found never to hold. */
  private final BitSet refuted = new BitSet();

  private int feedbackCount;
  private boolean hasStep;
  private Simplifier simplifier;
  private Factoring factoring;

  /**
   * A builder.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, any other
   *     number if not
   * @param groups mutex groups
   * @param ended asked now and then, of the number of operations so far; true abandons the netlist
   */
  NetlistBuilder(GroundProgram program, int[] known, GroupIndex groups, IntPredicate ended) {
    this.groups = groups;
    this.program = program;
    this.rules = program.rules();
    this.ended = ended;
    this.literals = new int[program.atoms()];
    this.feedbacks = new int[program.atoms()];
    Arrays.fill(literals, UNKNOWN);
    Arrays.fill(feedbacks, UNKNOWN);
    for (int base = 0; base < known.length; base++) {
      boolean constant = known[base] == Gates.FALSE || known[base] == Gates.TRUE;
      literals[program.bases().atoms()[base]] = constant ? known[base] : gates.base(base);
    }
    // Legality does not depend on moves, so no facts about moves are needed yet.
    this.simplifier =
        new Simplifier(gates, new MoveGroups(gates, new int[] {0}, new int[0]), 0, groups);
    this.factoring = new Factoring(simplifier);
  }

  /** The netlist with all outputs; the same builder may have built that without goals. */
  StepNetlist build() {
    if (!hasStep) {
      computeStep();
    }
    compute(program.goals().collectInt(GroundProgram.Goal::atom).toArray());
    return net(new GoalTable(program, gates, this::literalOf).goals());
  }

  /** The netlist without goals. */
  StepNetlist buildStep() {
    computeStep();
    return net(program.roles().collect(role -> new StepNetlist.Goals(new int[0], new int[0])));
  }

  /** The rules with the atoms merged that have the same literal so far. */
  GroundRules mergedRules() {
    return new AtomMerging(program, gates.size(), literals, made, refuted).rules();
  }

  private void computeStep() {
    hasStep = true;
    compute(program.moves().legalAtoms());
    int[] legal = literalsOf(program.moves().legalAtoms());
    MoveGroups moves = new MoveGroups(gates, program.moves().first(), legal);
    simplifier = new Simplifier(gates, moves, legal.length, groups);
    factoring = new Factoring(simplifier);
    for (int move = 0; move < legal.length; move++) {
      literals[program.moves().doesAtoms()[move]] = moves.does(move);
    }
    compute(program.bases().nextAtoms());
    compute(new int[] {program.terminalAtom()});
  }

  private StepNetlist net(ImmutableList<StepNetlist.Goals> goals) {
    return new StepNetlist(
        gates.build(),
        literalsOf(program.moves().legalAtoms()),
        literalsOf(program.bases().nextAtoms()),
        literalOf(program.terminalAtom()),
        goals,
        components.toImmutable());
  }

  private int[] literalsOf(int[] atoms) {
    return Arrays.stream(atoms).map(this::literalOf).toArray();
  }

  private int literalOf(int atom) {
    return atom < 0 ? Gates.FALSE : literals[atom];
  }

  private void compute(int[] atoms) {
    int[] wanted = Arrays.stream(atoms).filter(a -> a >= 0 && literals[a] == UNKNOWN).toArray();
    AtomOrder order = new AtomOrder(rules, literals, wanted);
    for (int component = 0; component < order.components(); component++) {
      if ((component & 255) == 0 && ended.test(gates.operations())) {
        throw new CircuitAbandonedException("the construction of the circuit was cancelled");
      }
      if (order.isRecursive(component)) {
        computeRecursive(order.component(component));
      } else {
        int atom = order.component(component)[0];
        literals[atom] = disjunction(atom);
        made.add(atom);
      }
    }
  }

  private void computeRecursive(int[] atoms) {
    for (int atom : atoms) {
      if (isFact(atom)) {
        literals[atom] = Gates.TRUE;
      }
    }
    int[] updates = new int[atoms.length];
    for (int i = 0; i < atoms.length; i++) {
      if (literals[atoms[i]] == UNKNOWN) {
        literals[atoms[i]] = disjunction(atoms[i]);
      }
      updates[i] = literals[atoms[i]];
    }
    made.addAll(atoms);
    IntArrayList kept = new IntArrayList();
    IntArrayList keptUpdates = new IntArrayList();
    for (int i = 0; i < atoms.length; i++) {
      if (feedbacks[atoms[i]] != UNKNOWN) {
        kept.add(Gates.node(feedbacks[atoms[i]]));
        keptUpdates.add(updates[i]);
      }
    }
    if (kept.notEmpty()) {
      components.add(new Component(kept.toArray(), keptUpdates.toArray()));
    }
  }

  private boolean isFact(int atom) {
    for (int rule = rules.firstRule(atom); rule < rules.firstRule(atom + 1); rule++) {
      if (rules.firstLiteral(rule) == rules.firstLiteral(rule + 1)) {
        return true;
      }
    }
    return false;
  }

  private int disjunction(int atom) {
    MutableList<IntArrayList> bodies = Lists.mutable.empty();
    for (int rule = rules.firstRule(atom); rule < rules.firstRule(atom + 1); rule++) {
      IntArrayList body = new IntArrayList();
      if (conjunction(rule, body)) {
        bodies.add(body);
      } else {
        refuted.set(rule);
      }
    }
    return bodies.isEmpty() ? Gates.FALSE : factoring.factor(bodies);
  }

  /** Collects the literals of a body; false if it cannot hold. */
  private boolean conjunction(int rule, IntArrayList body) {
    for (int i = rules.firstLiteral(rule); i < rules.firstLiteral(rule + 1); i++) {
      int literal = valueOf(rules.literal(i) >> 1) ^ (rules.literal(i) & 1);
      if (literal == Gates.FALSE || body.contains(Gates.not(literal))) {
        return false;
      }
      if (literal != Gates.TRUE && !body.contains(literal)) {
        body.add(literal);
      }
    }
    return simplifier.simplify(body);
  }

  /** The literal of an atom; a feedback if it belongs to the component in progress. */
  private int valueOf(int atom) {
    if (literals[atom] == UNKNOWN) {
      if (feedbacks[atom] == UNKNOWN) {
        feedbacks[atom] = gates.feedback(feedbackCount++);
      }
      return feedbacks[atom];
    }
    return literals[atom];
  }
}
