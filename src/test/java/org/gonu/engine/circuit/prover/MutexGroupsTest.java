package org.gonu.engine.circuit.prover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.eclipse.collections.api.block.predicate.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.game.Game;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

/** Which bases are found to exclude each other. */
final class MutexGroupsTest {
  /** Roles take turns to put their marks on free cells; a cell keeps its mark. */
  private static final String MARKS =
      """
      (role x) (role o) (cell 1) (cell 2) (cell 3)
      (init (control x)) (init (at 1 free)) (init (at 2 free)) (init (at 3 free))
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (legal ?r (mark ?c)) (true (control ?r)) (true (at ?c free)))
      (<= (legal ?r rest) (role ?r) (not (true (control ?r))))
      (<= (next (at ?c ?r)) (does ?r (mark ?c)))
      (<= (marked ?c) (does ?r (mark ?c)))
      (<= (next (at ?c ?what)) (true (at ?c ?what)) (not (marked ?c)))
      (<= some_free (true (at ?c free)))
      (<= terminal (not some_free))
      (<= (goal ?r 100) (true (at 1 ?r)))
      (<= (goal ?r 0) (role ?r) (not (true (at 1 ?r))))
      """;

  /**
   * The second lamp is lit when a count ends that takes longer than any trial, beside the first.
   */
  private static String lamps(int steps) {
    StringBuilder text =
        new StringBuilder(
            """
            (role r) (init (lamp a)) (init (count 0))
            (legal r wait)
            (<= (next (lamp a)) (true (lamp a)))
            (<= (next (lamp b)) (true (lamp b)))
            (<= (next (count ?y)) (true (count ?x)) (after ?x ?y))
            (<= terminal (true (lamp b)))
            (<= (goal r 100) (true (lamp b)))
            (<= (goal r 0) (not (true (lamp b))))
            """);
    text.append("(<= (next (lamp b)) (true (count " + steps + ")))\n");
    for (int i = 0; i < steps; i++) {
      text.append("(after " + i + " " + (i + 1) + ")\n");
    }
    return text.toString();
  }

  private static Circuit circuit(String text) {
    SourceText source = new SourceText("test.kif", text);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return CircuitMaker.circuit(
        Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);
  }

  private static ImmutableList<String> groups(Circuit circuit) {
    return MutexGroups.of(circuit)
        .collect(
            group ->
                circuit.names(group).toSortedListBy(Term::toString).makeString(" ")
                    + (group.complete() ? " always" : ""))
        .toImmutableSortedList();
  }

  @Test
  void of_contentsOfCells_areProvedToBeOne() {
    ImmutableList<String> groups = groups(circuit(MARKS));

    assertTrue(groups.contains("(control o) (control x) always"), groups.toString());
    for (int cell = 1; cell <= 3; cell++) {
      String contents = "(at N free) (at N o) (at N x) always".replace("N", "" + cell);
      assertTrue(groups.contains(contents), groups.toString());
    }
  }

  @Test
  void of_whatOnlyLongPlayRefutes_isNoGroup() {
    ImmutableList<String> groups = groups(circuit(lamps(100)));

    assertFalse(groups.anySatisfy(group -> group.contains("lamp")), groups.toString());
    assertTrue(groups.anySatisfy(group -> group.contains("(count 99)")), groups.toString());
  }

  @Test
  void circuit_smallNet_usesGroups() {
    Circuit circuit = circuit(MARKS);

    assertEquals(MutexGroups.of(circuit).size(), circuit.groups().size());
  }

  @Test
  void pack_twoContentsOfACell_isRefused() {
    Circuit circuit = circuit(MARKS);
    ImmutableList<Term> facts =
        circuit.facts(circuit.initialState()).newWith(circuit.bases().detect(isAt("o")));

    assertThrows(IllegalArgumentException.class, () -> LaneCompiler.compile(circuit).pack(facts));
    assertEquals(facts.toSet(), circuit.facts(circuit.stateOf(facts)).toSet());
  }

  private static Predicate<Term> isAt(String what) {
    return term -> term.toString().equals("(at 1 " + what + ")");
  }

  /** Bases (b 0), (b 1), ... of a net without moves that matter; the first one holds at first. */
  private static ImmutableList<MutexGroup> groups(GateBuilder gates, int... next) {
    ImmutableList<Term> bases =
        Lists.immutable.with(new Term[next.length]).collectWithIndex((none, i) -> base(i));
    boolean[] initially = new boolean[next.length];
    initially[0] = true;
    int[] known = new int[next.length];
    Arrays.fill(known, -1);
    StepNetlist net =
        new StepNetlist(
            gates.build(),
            new int[] {Gates.TRUE, Gates.TRUE},
            next,
            Gates.FALSE,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    return MutexGroups.find(net, bases, initially, known, new int[] {0, 2}, 1_000_000);
  }

  private static Term base(int number) {
    return term("b", number);
  }

  @Test
  void find_basesThatTakeTurnsByMoves_areAGroup() {
    GateBuilder gates = new GateBuilder();
    int first = gates.base(0);
    int second = gates.base(1);
    int change = gates.does(0);
    int keep = gates.does(1);

    ImmutableList<MutexGroup> groups =
        groups(
            gates,
            gates.or(gates.and(first, keep), gates.and(second, change)),
            gates.or(gates.and(second, keep), gates.and(first, change)));

    assertEquals(1, groups.size());
    assertTrue(groups.getFirst().complete());
  }

  @Test
  void find_exclusionThatRestsOnARefutedOne_isDropped() {
    GateBuilder gates = new GateBuilder();
    int move = gates.does(0);

    // The first stays whatever the move is, the second comes by a move.
    assertEquals(0, groups(gates, gates.base(0), gates.or(gates.base(1), move)).size());
  }

  @Test
  void find_withoutStepsLeft_findsNone() {
    GateBuilder gates = new GateBuilder();
    int[] next = {gates.base(1), gates.base(0)};
    StepNetlist net =
        new StepNetlist(
            gates.build(),
            new int[] {Gates.TRUE},
            next,
            Gates.FALSE,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    boolean[] initially = {true, false};

    assertEquals(
        0,
        MutexGroups.find(
                net,
                Lists.immutable.of(base(0), base(1)),
                initially,
                new int[] {-1, -1},
                new int[] {0, 1},
                0)
            .size());
  }

  @Test
  void find_littleWorkAndARelationOfManyGroups_provesTheCounterFirst() {
    int side = 6;
    int places = side * side;
    GateBuilder gates = new GateBuilder();
    MutableList<Term> bases = Lists.mutable.empty();
    int[] next = new int[places + 2];
    int[] legal = new int[places];
    for (int place = 0; place < places; place++) {
      bases.add(term("at", place % side, place / side));
      next[place] = gates.does(place);
      legal[place] = Gates.TRUE;
    }
    bases.add(term("lap", 0));
    bases.add(term("lap", 1));
    next[places] = gates.base(places + 1);
    next[places + 1] = gates.base(places);
    StepNetlist net =
        new StepNetlist(
            gates.build(),
            legal,
            next,
            Gates.FALSE,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    boolean[] initially = new boolean[next.length];
    initially[0] = true;
    initially[places] = true;
    int[] known = new int[next.length];
    Arrays.fill(known, -1);

    ImmutableList<MutexGroup> found =
        MutexGroups.find(net, bases.toImmutable(), initially, known, new int[] {0, places}, 100);

    assertTrue(
        found.anySatisfy(group -> Arrays.equals(new int[] {places, places + 1}, group.bases())),
        found.size() + " groups");
  }

  private static Term term(String function, int... arguments) {
    return new Compound(
        Constant.of(function),
        IntLists.immutable.of(arguments).collect(number -> Constant.of("" + number)),
        Span.NONE);
  }
}
