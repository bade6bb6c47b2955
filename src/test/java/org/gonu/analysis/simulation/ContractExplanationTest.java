package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class ContractExplanationTest {
  /** A goal rule that asks for one of the triples of the first numbers. */
  private static Game game(int numbers) {
    String sheet =
        """
        (role a)
        (init (step 1))
        (legal a go)
        (<= (next (step 2)) (does a go))
        (<= terminal (true (step 1)))
        (<= (triple ?x ?y ?z) (num ?x) (num ?y) (num ?z) (true (step 1)))
        (<= (goal a 100) (triple none ?y ?z))
        """;
    String facts =
        IntStream.range(0, numbers)
            .mapToObj(number -> "(num n" + number + ")")
            .collect(Collectors.joining(" "));
    SourceText source = new SourceText("test.kif", sheet + facts);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static String told(Game game) {
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    return new ContractExplanation(game)
        .notes(DiagnosticCode.NO_GOAL_VALUE, game.roles().getFirst(), machine.facts(state))
        .collect(ContractExplanation.Note::text)
        .makeString("|");
  }

  @Test
  void notes_missingGoalValue_tellWhatTheRuleLacks() {
    assertEquals(
        "this rule does not hold: it needs (triple none ?y ?z), which does not hold",
        told(game(3)));
  }

  @Test
  void notes_tooManyInstancesToTellTheReason_nameTheRule() {
    assertEquals("this rule does not hold", told(game(60)));
  }
}
