package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class GameTest {
  private static final String SHEET =
      """
      (role White) (role black)
      (init start)
      (<= (legal White go) (true start))
      (legal black wait)
      (<= (next stuck) (true start))
      (<= terminal (true over)) (<= (next over) (true over))
      (<= (goal White 1) (true start))
      (<= (goal white 2) (true start))
      (goal black 0)
      """;

  private static Outcome<Game> load(String text, Strictness strictness) {
    return Game.load(new SourceText("test.kif", text), CasePolicy.INSENSITIVE, strictness);
  }

  @Test
  void load_goodSheet_hasRolesAndSpelling() {
    Game game = load(SHEET, Strictness.LENIENT).get();

    assertEquals(Lists.immutable.of(new Role(0, "White"), new Role(1, "black")), game.roles());
    assertEquals(game.sheet().spelling(), game.spelling());
    assertEquals(game.rules().sheet(), game.sheet());
  }

  @Test
  void staticAtoms_relationWithTooManyAtoms_leavesTheOthers() {
    StringBuilder sheet = new StringBuilder(SHEET).append("(near one two)\n");
    for (int i = 0; i < 100; i++) {
      sheet.append("(digit " + i + ")\n");
    }
    sheet.append("(<= (list (of ?a ?b ?c ?d)) (digit ?a) (digit ?b) (digit ?c) (digit ?d))");
    Game game = load(sheet.toString(), Strictness.LENIENT).get();

    ImmutableList<String> atoms = game.staticAtoms(2).collect(Object::toString);

    assertEquals(101, atoms.size());
    assertTrue(atoms.contains("(near one two)"));
  }

  @Test
  void load_unbalancedText_isFailureWithoutException() {
    Outcome<Game> game = load(SHEET + "(legal", Strictness.LENIENT);

    assertTrue(game.value().isEmpty());
    assertTrue(game.diagnostics().hasErrors());
  }

  @Test
  void load_roleThatCannotBeRead_isNotSaidToBeMissing() {
    Outcome<Game> game = load("(role White", Strictness.STRICT);

    assertEquals(1, game.diagnostics().errorCount(), game.diagnostics().toString());
    assertTrue(game.diagnostics().toString().contains("GDL-001"), game.diagnostics().toString());
  }

  @Test
  void load_emptyText_tellsWhatIsMissing() {
    Outcome<Game> game = load("", Strictness.LENIENT);

    assertTrue(game.value().isEmpty());
    assertTrue(game.diagnostics().toString().contains("'role'"), game.diagnostics().toString());
  }

  @Test
  void load_noRoleFollows_isFailure() {
    Outcome<Game> game =
        load(
            SHEET.replace(
                "(role White) (role black)",
                "(<= (role ?r) (player ?r)) (<= (player" + " a) (not open)) open"),
            Strictness.LENIENT);

    assertTrue(game.value().isEmpty());
    assertTrue(game.diagnostics().toString().contains("GDL-305"), game.diagnostics().toString());
  }

  @Test
  void load_warningsOnly_areHandedOn() {
    Outcome<Game> game = load(SHEET + "(unused a)", Strictness.STRICT);

    assertFalse(game.diagnostics().hasErrors(), game.diagnostics().toString());
    assertTrue(game.value().isPresent());
    assertTrue(game.diagnostics().warningCount() > 0);
  }

  @Test
  void newMachine_eachCall_isAnother() {
    Game game = load(SHEET, Strictness.LENIENT).get();

    assertNotSame(game.newMachine(), game.newMachine());
  }

  @Test
  void contractReport_severalGoals_pointsAtEachRule() {
    Game game = load(SHEET, Strictness.LENIENT).get();
    StateMachine machine = game.newMachine();
    BrokenContractException fault =
        assertThrows(
            BrokenContractException.class,
            () -> machine.goal(machine.initialState(), machine.roles().getFirst()));

    Diagnostics report = ContractReport.of(fault, game.sheet());

    assertEquals(
        """
        test.kif:7:1: error: role 'White' has several goal values in one state: 1, 2 [GDL-303]
         7 | (<= (goal White 1) (true start))
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        note: test.kif:8:1: and this rule
         8 | (<= (goal white 2) (true start))
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        help: it happens in the state start
        """,
        report.toString());
  }

  @Test
  void contractReport_noLegalMove_pointsAtTheRulesThatSaidNothing() {
    Game game = load(SHEET, Strictness.LENIENT).get();
    StateMachine machine = game.newMachine();
    BrokenContractException fault =
        assertThrows(
            BrokenContractException.class,
            () ->
                machine.legalMoves(
                    machine.next(
                        machine.initialState(),
                        machine
                            .roles()
                            .collect(
                                role ->
                                    machine.legalMoves(machine.initialState(), role).getFirst())),
                    machine.roles().getFirst()));

    String report = ContractReport.of(fault, game.sheet()).toString();

    assertTrue(report.startsWith("test.kif:3:1: error: role 'White' has no legal move"), report);
    assertTrue(report.contains("help: it happens in the state stuck"), report);
  }
}
