package org.gonu.engine.circuit.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which of several netlists of one game is made to its end. */
final class NetlistRaceTest {
  @Test
  void runner_thatHasFewOperations_isNotBeaten() {
    NetlistRace race = new NetlistRace();
    race.runner().arrive(1_000);
    NetlistRace.Runner other = race.runner();

    other.reach(1_100);

    assertFalse(other.isBeaten());
  }

  @Test
  void runner_thatHasManyOperationsBeforeItArrives_isBeaten() {
    NetlistRace race = new NetlistRace();
    race.runner().arrive(1_000);
    NetlistRace.Runner other = race.runner();

    other.reach(1_101);

    assertTrue(other.isBeaten());
  }

  @Test
  void runner_thatArrivesFirst_isBeatenByASmallerOne() {
    NetlistRace race = new NetlistRace();
    NetlistRace.Runner first = race.runner();
    first.arrive(1_101);

    race.runner().arrive(1_000);

    assertTrue(first.isBeaten());
  }

  @Test
  void runner_whoseNetlistGetsGoals_isNotBeatenByTheStepOfAnother() {
    NetlistRace race = new NetlistRace();
    NetlistRace.Runner first = race.runner();
    first.arrive(1_000);
    race.runner().arrive(1_000);

    first.reach(50_000);

    assertFalse(first.isBeaten());
  }

  /** In either order, though the larger one may be complete first. */
  @Test
  void smallest_ofWholeRulesAndTheirParts_isThatOfFewestOperations() throws IOException {
    ValidatedRules rules = rules("chess");
    GroundingLimits limits = GroundingLimits.defaults();
    GroundProgram whole = Grounder.ground(rules, limits);
    GroundProgram parts = Grounder.inParts(rules, limits).orElseThrow().get();
    int fewest = Math.min(operations(whole), operations(parts));

    for (ImmutableList<GroundProgram> order :
        Lists.immutable.of(Lists.immutable.of(whole, parts), Lists.immutable.of(parts, whole))) {
      CircuitMaker smallest = CircuitMaker.smallest(order, () -> false);

      assertEquals(fewest, smallest.net().gates().operations());
    }
  }

  private static ValidatedRules rules(String name) throws IOException {
    Path sheet = Path.of("rules", name + ".kif");
    SourceText source = new SourceText(name, Files.readString(sheet));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.STRICT).get().rules();
  }

  private static int operations(GroundProgram program) {
    return CircuitMaker.begin(program, () -> false).net().gates().operations();
  }

  @Test
  void smallest_whenCancelled_isAbandoned() throws IOException {
    GroundProgram program = Grounder.ground(rules("tic-tac-toe"), GroundingLimits.defaults());
    ImmutableList<GroundProgram> twice = Lists.immutable.of(program, program);

    assertThrows(CircuitAbandonedException.class, () -> CircuitMaker.smallest(twice, () -> true));
  }
}
