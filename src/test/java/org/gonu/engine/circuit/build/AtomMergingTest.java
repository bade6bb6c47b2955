package org.gonu.engine.circuit.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.GroundRules;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What is left of the rules when atoms with the same literal are merged. */
final class AtomMergingTest {
  /** A game of one role whose bases {@code a} and {@code b} change at will. */
  private static final String BEGINNING =
      """
      (role r) (init (t 1))
      (<= (legal r (set ?x ?y)) (value ?x) (value ?y)) (value 0) (value 1)
      (<= (next a) (does r (set 1 ?y)))
      (<= (next b) (does r (set ?x 1)))
      (<= (next (t 1)) (true (t 1)))
      (<= terminal (true done)) (<= (goal r 100) terminal) (<= (goal r 0) (not terminal))
      """;

  private static GroundProgram program(String rules) {
    SourceText source = new SourceText("test.kif", BEGINNING + rules);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return Grounder.ground(game.rules(), GroundingLimits.defaults());
  }

  private static GroundRules merged(GroundProgram program) {
    int[] known = new int[program.bases().size()];
    Arrays.fill(known, -1);
    GroupIndex noGroups = new GroupIndex(Lists.immutable.empty(), known.length);
    NetlistBuilder builder = new NetlistBuilder(program, known, noGroups, operations -> false);
    builder.buildStep();
    return builder.mergedRules();
  }

  /** The literals of each body of the rules of a next value. */
  private static List<List<Integer>> bodies(GroundProgram program, GroundRules rules, String base) {
    int number = program.bases().terms().detectIndex(term -> term.toString().equals(base));
    int atom = program.bases().nextAtoms()[number];
    List<List<Integer>> bodies = new ArrayList<>();
    for (int rule = rules.firstRule(atom); rule < rules.firstRule(atom + 1); rule++) {
      List<Integer> body = new ArrayList<>();
      for (int i = rules.firstLiteral(rule); i < rules.firstLiteral(rule + 1); i++) {
        body.add(rules.literal(i));
      }
      bodies.add(body);
    }
    return bodies;
  }

  @Test
  void rules_ofAtomsThatMeanTheSame_nameTheFirstOfThem() {
    GroundProgram program =
        program(
            """
            (<= both (true a) (true b)) (<= (next c) both) (<= (next f) both (not (true c)))
            (<= again (true b) (true a)) (<= (next d) again) (<= (next g) again (not (true c)))
            """);

    GroundRules rules = merged(program);

    assertEquals(1, bodies(program, rules, "c").size());
    assertEquals(bodies(program, rules, "c"), bodies(program, rules, "d"));
    int f = program.bases().nextAtoms()[number(program, "f")];
    assertEquals(List.of(List.of(2 * f)), bodies(program, rules, "g"));
  }

  private static int number(GroundProgram program, String base) {
    return program.bases().terms().detectIndex(term -> term.toString().equals(base));
  }

  @Test
  void rules_ofANegation_nameWhatIsNegated() {
    GroundProgram program =
        program(
            """
            (<= (next c) (true a) (true b))
            (<= some (not (true a))) (<= some (not (true b)))
            (<= (next d) some)
            """);

    GroundRules rules = merged(program);

    List<Integer> ofC = bodies(program, rules, "c").get(0);
    List<Integer> ofD = bodies(program, rules, "d").get(0);
    int c = program.bases().nextAtoms()[number(program, "c")];
    assertEquals(2, ofC.size());
    assertEquals(List.of(2 * c + 1), ofD);
  }

  @Test
  void rules_thatNeverHold_areLeftOut() {
    GroundProgram program =
        program(
            """
            (<= never (true a) (not (true a)))
            (<= always (true b)) (<= always (not (true b)))
            (<= (next c) never) (<= (next c) (true a) always)
            (<= (next d) never (true b))
            """);

    GroundRules rules = merged(program);

    assertEquals(
        List.of(List.of(2 * program.bases().atoms()[number(program, "a")])),
        bodies(program, rules, "c"));
    assertEquals(List.of(), bodies(program, rules, "d"));
  }

  @Test
  void rules_ofARecursion_areStillOne() {
    GroundProgram program =
        program(
            """
            (<= (near ?x) (does r (set ?x 1)) (true (open ?x)))
            (<= (near ?y) (near ?x) (true (open ?y)) (value ?y) (distinct ?x ?y))
            (<= (next (open ?x)) (does r (set ?x ?y)))
            (<= (next (open ?x)) (true (open ?x)))
            (<= (next c) (near 0)) (<= (next d) (near 0)) (<= (next f) (near 1) (near 0))
            """);

    GroundRules rules = merged(program);

    assertEquals(bodies(program, rules, "c"), bodies(program, rules, "d"));
    assertEquals(1, bodies(program, rules, "c").size());
  }
}
