package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.check.graph.Strata;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.datalog.demand.Demand;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.machine.TermOrder;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** Rules under demand give what whole relations give. */
final class DemandTest {
  private static final int STEPS = 8;
  private static final int SHEETS = 400;

  /** Rules are rewritten before anything is computed. */
  private static final int AT_ONCE = 0;

  /** So few rows that large states are tried both ways several times. */
  private static final int BY_TURNS = 1;

  /** Rules that ask for few rows of the relations of {@link RandomRules}. */
  private static final String QUESTIONS =
      """
      (<= (legal r (m ?y)) (p2 a ?y))
      (<= (legal r (n ?y)) (q2 ?x ?y) (true (at ?x)) (not (p1 ?y ?x)))
      (<= (next (at ?x)) (q1 ?x b) (not (q2 b ?x)))
      (<= (next (by ?x ?z)) (p0 a ?x) (p2 ?x ?z))
      (<= (goal r 50) (p1 a a))
      (init (at a)) (init (at b))
      """;

  @TestFactory
  Stream<DynamicTest> ofEverySheet_givesWhatWholeRelationsGive() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList().stream()
          .flatMap(
              file ->
                  Stream.of(AT_ONCE, BY_TURNS)
                      .map(
                          rows ->
                              DynamicTest.dynamicTest(
                                  file + " after " + rows + " rows", () -> walk(file, rows))));
    }
  }

  private static void walk(Path file, int rows) throws IOException {
    ValidatedRules rules = Relations.rules(Files.readString(file, StandardCharsets.UTF_8));
    StateMachine whole = new ReferenceMachine(rules, Integer.MAX_VALUE, 0);
    StateMachine asked = new ReferenceMachine(rules, rows, 0);
    SplittableRandom random = new SplittableRandom(file.hashCode());
    State state = whole.initialState();
    State same = asked.initialState();
    for (int step = 0; step < STEPS && !whole.isTerminal(state); step++) {
      State now = state;
      State then = same;
      ImmutableList<ImmutableList<Move>> legal =
          whole.roles().collect(role -> whole.legalMoves(now, role));
      assertEquals(legal, asked.roles().collect(role -> asked.legalMoves(then, role)));
      ImmutableList<Move> joint = legal.collect(own -> own.get(random.nextInt(own.size())));
      state = whole.next(state, joint);
      same = asked.next(same, joint);
      assertEquals(whole.facts(state), asked.facts(same));
      assertEquals(whole.isTerminal(state), asked.isTerminal(same));
      assertEquals(goals(whole, state), goals(asked, same));
    }
  }

  private static ImmutableList<String> goals(StateMachine machine, State state) {
    return machine
        .roles()
        .collect(
            role -> {
              try {
                return String.valueOf(machine.goal(state, role));
              } catch (BrokenContractException fault) {
                return String.valueOf(fault.getMessage());
              }
            });
  }

  /** Whole relations have 216,000 rows in each state, of which one is asked for. */
  @Test
  @Timeout(10)
  void ofARelationOfWhichOneCaseIsAskedFor_makesThousandsOfStates() {
    StateMachine machine =
        ReferenceEngine.machineFor(
            Relations.rules(
                numbers(60)
                    + """
                    (role r) (init (at 1)) (legal r go)
                    (<= (next (at ?y)) (true (at ?x)) (after ?x ?y))
                    (<= (three ?x ?y ?z) (n ?x) (n ?y) (n ?z) (not (true (at ?x))))
                    (<= terminal (three 60 1 1) (true (at 1))  (true (at 2)))
                    (<= (goal r 100) (not (three 60 1 1)))
                    (<= (goal r 0) (three 60 1 1))
                    """));
    ImmutableList<Move> go = machine.legalMoves(machine.initialState(), machine.roles().get(0));

    State state = machine.initialState();
    for (int step = 0; step < 59 * 60; step++) {
      state = machine.next(state, go);
      assertEquals(step % 60 == 58 ? 100 : 0, machine.goal(state, machine.roles().get(0)));
    }
  }

  /** A million cases are asked for, of which 15,625 are there. */
  @Test
  void ofARelationThatIsAskedForMoreCasesThanItHas_isComputedAsAWhole() {
    StateMachine machine =
        ReferenceEngine.machineFor(
            Relations.rules(
                numbers(100)
                    + """
                    (role r) (<= (init (at ?x)) (few ?x))
                    (<= (legal r (m ?x ?y ?z)) (n ?x) (n ?y) (n ?z) (three ?x ?y ?z))
                    (<= (three ?x ?y ?z) (true (at ?x)) (true (at ?y)) (true (at ?z)))
                    (<= (next (at ?x)) (true (at ?x)))
                    (<= terminal (true (at 100))) (goal r 0)
                    """
                    + IntStream.rangeClosed(1, 25)
                        .mapToObj("(few %d) "::formatted)
                        .collect(Collectors.joining())));

    assertEquals(
        25 * 25 * 25, machine.legalMoves(machine.initialState(), machine.roles().get(0)).size());
  }

  private static String numbers(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> "(n %d) (after %d %d) ".formatted(i, i, i % count + 1))
        .collect(Collectors.joining());
  }

  @Test
  void ofRandomRules_givesWhatWholeRelationsGive() {
    int restricted = 0;
    for (long seed = 0; seed < SHEETS; seed++) {
      String sheet = sheet(seed);
      Optional<ValidatedRules> rules =
          Validator.validate(Relations.sheet(sheet), Strictness.LENIENT).value();
      Optional<Demand> demand = rules.flatMap(valid -> Demand.exact(valid.rules(), 0));
      if (demand.isPresent()) {
        restricted++;
        for (Keyword output : Lists.immutable.of(Keyword.LEGAL, Keyword.NEXT, Keyword.GOAL)) {
          assertEquals(
              rows(rules.get(), Optional.empty(), output.predicate()),
              rows(rules.get(), demand, output.predicate()),
              () -> output.word() + " of:\n" + sheet);
        }
      }
    }

    assertTrue(restricted > SHEETS / 2, "rule sets under demand: " + restricted);
  }

  private static String sheet(long seed) {
    RandomRules random = new RandomRules(seed);
    MutableList<String> parts = Lists.mutable.of(Relations.FRAME + QUESTIONS + random.facts());
    for (int layer = 0; layer < RandomRules.LAYERS; layer++) {
      parts.add(random.layer(layer));
    }
    return parts.makeString("\n");
  }

  private static String rows(ValidatedRules rules, Optional<Demand> demand, Predicate output) {
    TermTable terms = new TermTable(new TermOrder(rules.rules()));
    Database database =
        new Database(
            demand.map(asked -> Strata.of(asked.applyTo(rules.rules()))).orElseGet(rules::strata),
            terms,
            ReferenceLimits.ROWS_LOOKED_AT);
    Relation first = database.query(Keyword.INIT.predicate());
    database.loadState(IntStream.range(0, first.size()).map(row -> first.get(row, 0)).toArray());
    return Relations.rows(database, terms, output);
  }

  @Test
  void relationOfSevenArguments_isComputedOnlyWhereItIsAskedFor() {
    String numbers = "0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j".replaceAll("(\\S+)", "(n $1)");
    String sheet =
        Relations.FRAME
            + numbers
            + """
            (init (at 3))
            (<= (next (at ?b)) (true (at ?a)) (n ?b) (wide ?a ?b ?b ?b ?b ?b ?b))
            (<= (wide ?a ?b ?c ?d ?e ?f ?g)
              (n ?a) (n ?b) (n ?c) (n ?d) (n ?e) (n ?f) (n ?g) (true (at ?a)) (true (at ?b)))
            """;
    ValidatedRules rules = Relations.rules(sheet);
    StateMachine machine = ReferenceEngine.machineFor(rules);
    State first = machine.initialState();

    State next =
        machine.next(
            first,
            Lists.immutable.of(machine.legalMoves(first, machine.roles().getFirst()).getFirst()));

    assertEquals("[i, (at 3)]", machine.facts(next).toString());
  }
}
