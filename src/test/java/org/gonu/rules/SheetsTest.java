package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every sheet in {@code rules/}: form, declarations, and how random games end. */
final class SheetsTest {
  private static final int RANDOM_GAMES = 3;
  private static final int MAX_COLUMNS = 100;

  /** What every player of a zero-sum game has on average. */
  private static final long EVEN_GOAL = 50;

  private static final ImmutableList<String> NUMBERS =
      Lists.immutable.of("no", "one", "two", "three", "four");

  /** The first lines of a sheet, each a regular expression. */
  private static final ImmutableList<String> HEADER =
      Lists.immutable.of(
          ";;; Title: \\S.*",
          ";;; Summary: \\S.*\\.",
          ";;; Kind: \\S.*",
          ";;; Source: \\S.*\\.",
          "");

  /**
   * Lets the first state name all that {@code base} and {@code input} declare. Conditions of this
   * kind are not strictly legal.
   */
  private static final String DECLARATIONS =
      """
      (<= (init (declared_fact ?fact))
          (base ?fact))
      (<= (init (declared_move ?role ?move))
          (input ?role ?move))
      """;

  static Iterable<String> names() {
    return Sheets.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void load_strictly_findsNothing(String name) {
    Outcome<Game> game = Sheets.check(Sheets.text(name));

    assertEquals("", game.diagnostics().toString());
  }

  @ParameterizedTest
  @MethodSource("names")
  void text_header_hasFixedForm(String name) {
    ImmutableList<String> lines = lines(name);

    HEADER.forEachWithIndex(
        (form, i) -> assertTrue(lines.get(i).matches(form), "line " + (i + 1) + ": " + form));
  }

  @ParameterizedTest
  @MethodSource("names")
  void text_lines_areShortAndCleanlySpaced(String name) {
    ImmutableList<String> lines = lines(name);

    assertEquals(Lists.immutable.empty(), lines.select(line -> line.length() > MAX_COLUMNS));
    assertEquals(Lists.immutable.empty(), lines.select(line -> line.matches(".*\\s|.*\\t.*")));
    assertFalse(Sheets.text(name).text().contains("\n\n\n"), "two blank lines in a row");
  }

  @ParameterizedTest
  @MethodSource("names")
  void randomGames_everyState_isDeclared(String name) {
    SourceText text = Sheets.text(name);
    SourceText withDeclarations = new SourceText(name, text.text() + DECLARATIONS);
    StateMachine declaring =
        Game.load(withDeclarations, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().newMachine();
    MutableSet<String> declared =
        declaring.facts(declaring.initialState()).collect(Term::toString).toSet();

    MutableSet<String> met = Sets.mutable.empty();
    playRandomGames(name, (machine, state) -> addAll(machine, state, met));

    assertEquals(Sets.mutable.empty(), met.difference(declared));
  }

  @ParameterizedTest
  @MethodSource("names")
  void roles_number_isAsHeaderSays(String name) {
    int players = players(Sheets.load(name).newMachine()).size();

    assertTrue(
        kind(name).startsWith(NUMBERS.get(players) + " player"), players + " players in fact");
  }

  @ParameterizedTest
  @MethodSource("names")
  void randomGames_end_goalsAreOfKind(String name) {
    String kind = kind(name);
    playRandomGames(
        name,
        (machine, state) -> {
          if (machine.isTerminal(state)) {
            ImmutableList<Integer> goals =
                players(machine).collect(role -> machine.goal(state, role));
            assertGoalsAreOfKind(kind, goals);
          }
        });
  }

  private static void assertGoalsAreOfKind(String kind, ImmutableList<Integer> goals) {
    if (kind.endsWith("zero-sum")) {
      assertEquals(EVEN_GOAL * goals.size(), goals.sumOfInt(Integer::intValue), "sum of goals");
    } else if (kind.endsWith("cooperative")) {
      assertEquals(1, goals.toSet().size(), "different goals: " + goals);
    }
  }

  /** What the header tells of the kind of the game. */
  private static String kind(String name) {
    return lines(name).get(2).replace(";;; Kind: ", "");
  }

  /** All roles but chance. */
  private static ImmutableList<Role> players(StateMachine machine) {
    return machine.roles().reject(role -> role.name().equals("random"));
  }

  private static ImmutableList<String> lines(String name) {
    return Lists.immutable.fromStream(Sheets.text(name).text().lines());
  }

  private static void addAll(StateMachine machine, State state, MutableSet<String> met) {
    machine.facts(state).each(fact -> met.add("(declared_fact " + fact + ")"));
    if (!machine.isTerminal(state)) {
      for (Role role : machine.roles()) {
        machine
            .legalMoves(state, role)
            .each(move -> met.add("(declared_move " + role + " " + move + ")"));
      }
    }
  }

  private static void playRandomGames(String name, Visit visit) {
    StateMachine machine = Sheets.load(name).newMachine();
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      Random random = new Random(seed);
      State state = machine.initialState();
      visit.visit(machine, state);
      while (!machine.isTerminal(state)) {
        state = machine.next(state, randomMoves(machine, state, random));
        visit.visit(machine, state);
      }
    }
  }

  private static ImmutableList<Move> randomMoves(StateMachine machine, State state, Random random) {
    return machine
        .roles()
        .collect(role -> machine.legalMoves(state, role))
        .collect(moves -> moves.get(random.nextInt(moves.size())));
  }

  /** What is done with every state of a game. */
  private interface Visit {
    void visit(StateMachine machine, State state);
  }
}
