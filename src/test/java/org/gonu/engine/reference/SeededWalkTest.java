package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a machine has done before does not show in its answers. */
final class SeededWalkTest {
  private static final int STEPS = 12;
  private static final long SEED = 1;

  @TestFactory
  Stream<DynamicTest> walk_everyState_isSeenAlikeByAMachineWithoutHistory() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> walk(file)));
    }
  }

  private static void walk(Path file) throws IOException {
    ValidatedRules rules = Relations.rules(Files.readString(file, StandardCharsets.UTF_8));
    StateMachine walker = ReferenceEngine.machineFor(rules);
    SplittableRandom random = new SplittableRandom(SEED);
    State state = walker.initialState();
    for (int step = 0; step < STEPS && !walker.isTerminal(state); step++) {
      State now = state;
      ImmutableList<ImmutableList<Move>> legal =
          walker.roles().collect(role -> walker.legalMoves(now, role));
      ImmutableList<Move> joint = legal.collect(own -> own.get(random.nextInt(own.size())));
      state = walker.next(state, joint);
      ImmutableList<Term> after = walker.facts(state);

      StateMachine fresh = ReferenceEngine.machineFor(rules);
      State same = fresh.stateOf(walker.facts(now));
      String where = file + " with seed " + SEED + " at step " + step;
      assertEquals(legal, fresh.roles().collect(role -> fresh.legalMoves(same, role)), where);
      assertEquals(after, fresh.facts(fresh.next(same, joint)), where);
      assertEquals(answers(walker, state), answers(fresh, fresh.stateOf(after)), where);
    }
  }

  /** End and goals, faults included. */
  private static String answers(StateMachine machine, State state) {
    return machine.isTerminal(state)
        + " "
        + machine
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
}
