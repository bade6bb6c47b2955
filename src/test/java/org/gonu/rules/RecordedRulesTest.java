package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.Replay;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each special rule of the documented games is shown by a recorded match that is named for it. */
final class RecordedRulesTest {
  private static final Path DIRECTORY = Path.of("test-matches");

  @TestFactory
  Stream<DynamicTest> record_namedForRule_showsIt() {
    return ShownRules.all().entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> assertShows(entry.getKey(), entry.getValue())));
  }

  private static void assertShows(String name, Predicate<Ply> rule) {
    MatchRecord record = MatchRecordReader.read(DIRECTORY.resolve(name + ".json")).get();
    Game game = Sheets.load(record.header().gameName().orElseThrow());
    StateMachine machine = game.newMachine();
    MutableList<Replay.Step> steps = Lists.mutable.empty();

    Replay.Result result = new Replay(machine, game.spelling()).run(record, steps::add);

    assertEquals(Optional.empty(), result.difference());
    assertTrue(plies(machine, steps).anySatisfy(rule::test), "no ply shows it");
  }

  /** The plies between the states of a match. */
  static ImmutableList<Ply> plies(StateMachine machine, MutableList<Replay.Step> steps) {
    MutableList<Ply> plies = Lists.mutable.empty();
    for (int i = 1; i < steps.size(); i++) {
      plies.add(ply(machine, steps.get(i - 1), steps.get(i)));
    }
    return plies.toImmutable();
  }

  private static Ply ply(StateMachine machine, Replay.Step before, Replay.Step after) {
    String control =
        before.facts().collect(Term::toString).detect(fact -> fact.startsWith("(control "));
    int mover =
        machine.roles().detectIndex(role -> control.equals("(control " + role.name() + ")"));
    ImmutableList<Move> legal = machine.legalMoves(before.state(), machine.roles().get(mover));
    ImmutableList<Integer> goals =
        after.isTerminal()
            ? machine.roles().collect(role -> machine.goal(after.state(), role))
            : Lists.immutable.empty();
    return new Ply(
        before.facts().collect(Term::toString).toImmutableSet(),
        legal.collect(Move::toString).toImmutableSet(),
        after.lastJointMove().get(mover).toString(),
        after.facts().collect(Term::toString).toImmutableSet(),
        goals);
  }
}
