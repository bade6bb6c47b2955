package org.gonu.analysis.derivation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ModelTest {
  private static final String SMALL =
      """
      (role r) (init a) (legal r m) (<= (next a) (true a)) (<= terminal (true b)) (goal r 0)
      """;

  private static Game game(String name, String text) {
    return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static Model model(String rules, ImmutableList<String> facts) {
    Game game = game("test.kif", SMALL + rules);
    return new Program(game.rules())
        .modelOf(facts.collect(Constant::of), game.roles(), Lists.immutable.empty());
  }

  private static ImmutableSet<String> atoms(Model model, String relation, int arity) {
    return model
        .extension(new Predicate(relation, arity))
        .atoms()
        .collect(Atom::toString)
        .toImmutableSet();
  }

  /** Each term is twice as large as the one before; the last ones are too large. */
  private static String doubling(String condition) {
    return "(other b) (twice0 a)"
        + IntStream.range(0, 40)
            .mapToObj(i -> "(<= (twice" + (i + 1) + " (f ?x ?x)) (twice" + i + " ?x) CONDITION)")
            .collect(Collectors.joining())
            .replace("CONDITION", condition);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(true a)"})
  void extension_afterOneThatIsTooMuch_isWhatItWas(String condition) {
    Model model = model(doubling(condition), Lists.immutable.of("a"));
    Predicate last = new Predicate("twice40", 1);
    String first =
        assertThrows(BrokenContractException.class, () -> model.extension(last)).getMessage();

    for (Predicate again : Lists.immutable.of(last, new Predicate("twice39", 1))) {
      assertEquals(
          first,
          assertThrows(BrokenContractException.class, () -> model.extension(again)).getMessage());
    }
    assertEquals(Sets.immutable.of("(other b)"), atoms(model, "other", 1));
    assertEquals(1, atoms(model, "twice3", 1).size());
    assertEquals(1, atoms(model, "legal", 2).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "krk",
        "tic-tac-toe",
        "hex-9x9",
        "jul-gonu",
        "checkers",
        "reversi",
        "nine-mens-morris",
        "onyx-6x6",
        "divoshi-5x7",
        "ring-hunt",
        "peg-solitaire",
        "dice-race"
      })
  void extension_alongAMatch_isThatOfTheReferenceMachine(String name) throws IOException {
    Path file = Path.of("rules", name + ".kif");
    Game game = game(file.toString(), Files.readString(file));
    Program program = new Program(game.rules());
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(7);
    State state = machine.initialState();
    for (int step = 0; step < 12 && !machine.isTerminal(state); step++) {
      State now = state;
      ImmutableList<Move> jointMove =
          machine
              .roles()
              .collect(role -> machine.legalMoves(now, role))
              .collect(legal -> legal.get(random.nextInt(legal.size())));
      Model model = program.modelOf(machine.facts(now), machine.roles(), jointMove);
      state = machine.next(now, jointMove);

      assertEquals(legal(machine, now), second(model, Keyword.LEGAL), name + " step " + step);
      assertEquals(
          Sets.immutable.withAll(machine.facts(state)),
          model
              .extension(Keyword.NEXT.predicate())
              .atoms()
              .collect(atom -> atom.arguments().getFirst())
              .toImmutableSet(),
          name + " step " + step);
      assertEquals(
          machine.isTerminal(now),
          model.extension(Keyword.TERMINAL.predicate()).atoms().notEmpty());
    }
    Model last = program.modelOf(machine.facts(state), machine.roles(), Lists.immutable.empty());
    if (machine.isTerminal(state)) {
      State end = state;
      assertEquals(
          machine.roles().collect(role -> role + " " + machine.goal(end, role)).toImmutableSet(),
          second(last, Keyword.GOAL));
    }
  }

  private static ImmutableSet<String> legal(StateMachine machine, State state) {
    return machine
        .roles()
        .flatCollect(role -> machine.legalMoves(state, role).collect(move -> role + " " + move))
        .toImmutableSet();
  }

  private static ImmutableSet<String> second(Model model, Keyword keyword) {
    return model
        .extension(keyword.predicate())
        .atoms()
        .collect(atom -> atom.arguments().makeString(" "))
        .toImmutableSet();
  }

  @ParameterizedTest
  @CsvSource({
    "(triple 3 ?y ?z), 81",
    "(triple 3 4 ?z), 9",
    "(triple ?x 4 5), 9",
    "(fact (cell 2 ?y red)), 9",
    "(fact (cell ?x ?y red)), 81"
  })
  void candidates_severalArgumentsBound_haveAllOfThem(String asked, int count) {
    Model model =
        model(
            """
            (n 1) (n 2) (n 3) (n 4) (n 5) (n 6) (n 7) (n 8) (n 9)
            (<= (triple ?x ?y ?z) (n ?x) (n ?y) (n ?z))
            (colour red) (colour blue)
            (<= (fact (cell ?x ?y ?colour)) (n ?x) (n ?y) (colour ?colour))
            (<= asked %s)
            """
                .formatted(asked),
            Lists.immutable.empty());
    Rule rule =
        model.program().rules().detect(each -> each.head().relation().name().equals("asked"));
    Atom literal = (Atom) rule.body().getOnly();

    assertEquals(
        count, model.extension(literal.predicate()).candidates(literal, new Bindings()).size());
  }

  @Test
  void extension_transitiveClosureOverItself_isComplete() {
    Model model =
        model(
            """
            (edge a b) (edge b c) (edge c a)
            (<= (path ?x ?y) (edge ?x ?y))
            (<= (path ?x ?z) (path ?x ?y) (path ?y ?z))
            """,
            Lists.immutable.empty());

    assertEquals(9, atoms(model, "path", 2).size());
  }

  @Test
  void extension_recursionInDisjunction_isComplete() {
    Model model =
        model(
            """
            (edge a b) (edge b c) (edge c d)
            (<= (reached ?x) (or (start ?x) (and (reached ?y) (edge ?y ?x))))
            (start a)
            """,
            Lists.immutable.empty());

    assertEquals(
        Sets.immutable.of("(reached a)", "(reached b)", "(reached c)", "(reached d)"),
        atoms(model, "reached", 1));
  }

  @Test
  void extension_negationsAndComparisonsBeforeTheirVariablesAreBound_waitForThem() {
    Model model =
        model(
            """
            (p a) (p b) (p c) (q b)
            (<= (s ?x ?y) (not (q ?x)) (distinct ?x ?y) (not (distinct ?y ?z)) (p ?x) (p ?z))
            """,
            Lists.immutable.empty());

    assertEquals(
        Sets.immutable.of("(s a b)", "(s a c)", "(s c a)", "(s c b)"), atoms(model, "s", 2));
  }

  @Test
  void extension_predicateInSeveralStrata_isComputedInOrder() {
    Model model =
        model(
            """
            (<= (value 1) (true a))
            (<= (value 2) (not (value 1)))
            (<= (value 3) (not (value 2)))
            """,
            Lists.immutable.of("a"));

    assertEquals(Sets.immutable.of("(value 1)", "(value 3)"), atoms(model, "value", 1));
  }

  @Test
  void witness_ofRecursion_neverLeadsInACircle() {
    Model model =
        model(
            """
            (edge a b) (edge b a) (edge b c)
            (<= (path ?x ?y) (path ?x ?z) (path ?z ?y))
            (<= (path ?x ?y) (edge ?x ?y))
            """,
            Lists.immutable.empty());
    for (Atom atom : model.extension(new Predicate("path", 2)).atoms()) {
      assertTrue(depth(model, atom) < 10, atom.toString());
    }
  }

  private static int depth(Model model, Atom atom) {
    Witness witness = model.witness(atom).orElseThrow();
    Bindings bindings = new Bindings();
    witness.bindings().forEachKeyValue(bindings::bindGround);
    return 1
        + witness
            .premises()
            .collect(premise -> depth(model, bindings.resolve((Atom) premise)))
            .maxOptional()
            .orElse(0);
  }

  @Test
  void fired_rulesOfAState_areThoseWithAnInstance() {
    Game game =
        game("test.kif", SMALL + "(<= (p ?x) (true ?x)) (<= (q ?x) (true ?x) (u ?x)) (u z)");
    Program program = new Program(game.rules());
    Model model =
        program.modelOf(
            Lists.immutable.<Term>of(Constant.of("a")), game.roles(), Lists.immutable.empty());
    model.evaluateAll();

    assertTrue(model.fired(rule(program, "p")));
    assertFalse(model.fired(rule(program, "q")));
  }

  private static int rule(Program program, String head) {
    return program.rules().detectIndex(rule -> rule.head().relation().name().equals(head));
  }
}
