package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.analysis.simulation.Simulation.Limits;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Diagnostic;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What is said of a simulation, and at which rule. */
final class SimulationFindingsTest {
  @Test
  void neverWon_rulesForEachRole_pointsAtThatOfTheRole() {
    SourceText source =
        new SourceText(
            "test.kif",
            """
            (role left) (role right) (init start)
            (<= (legal ?role wait) (role ?role))
            (<= (next end) (true start))
            (<= terminal (true end))
            (<= (goal left 100) (true end))
            (<= (goal right 100) (true start))
            (<= (goal right 0) (true end))
            """);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    SimulationReport report = new Simulation(game, new Limits(3, 1, 50, 1)).run();

    Diagnostic found = SimulationFindings.neverWon(game, report).getOnly();

    assertEquals("6:1", found.source().position(found.span().start()).toString());
  }
}
