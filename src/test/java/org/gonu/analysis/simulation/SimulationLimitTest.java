package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.gonu.analysis.contract.Contract;
import org.gonu.analysis.simulation.Simulation.Limits;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What is told of a simulation that was ended. */
final class SimulationLimitTest {
  @Test
  void run_overWithinTheFirstMatch_countsNoMatch() {
    String rules =
        """
        (role r) (init (lit a)) (lamp a) (lamp b) (lamp c) (lamp d) (lamp e) (lamp f)
        (<= (legal r (press ?l)) (lamp ?l))
        (<= (next (lit ?l)) (does r (press ?l)) (not (true (lit ?l))))
        (<= (next (lit ?l)) (true (lit ?l)) (not (does r (press ?l))))
        (<= dark (true (lit ?l)))
        (<= terminal (not dark))
        (goal r 100)
        """;
    SourceText source = new SourceText("test.kif", rules);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    AtomicInteger looks = new AtomicInteger();

    SimulationReport report =
        new Simulation(game, new Limits(5, 3, 1000, 2)).run(() -> looks.incrementAndGet() > 6);

    assertEquals(
        "0 random matches, 2 states",
        report.contracts().detect(each -> each.contract() == Contract.END).reason());
  }
}
