package org.gonu.analysis.coverage;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Program;
import org.gonu.game.Game;
import org.gonu.gdl.Rule;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.ground.GroundingLimits;
import org.gonu.ground.ImpossibleRules;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Plays random matches and records which rules and literals they use. */
public final class CoverageRun {
  /** Time limit of the search for impossible rules. */
  private static final double GROUNDING_SECONDS = 5;

  private final Game game;
  private final StateMachine machine;
  private final Program program;
  private final SplittableRandom random;
  private final MutableList<RuleWatch> watches = Lists.mutable.empty();
  private int playouts;
  private int positions;

  /**
   * A coverage run of a game.
   *
   * @param seed the same seed makes the same choices
   */
  public CoverageRun(Game game, long seed) {
    this.game = game;
    this.machine = game.newMachine();
    this.program = new Program(game.rules());
    this.random = new SplittableRandom(seed);
    ImmutableList<Rule> impossible = impossible(game);
    program
        .rules()
        .forEachWithIndex(
            (rule, number) -> {
              if (!rule.isFact()) {
                watches.add(new RuleWatch(rule, number, !impossible.contains(rule)));
              }
            });
  }

  private static ImmutableList<Rule> impossible(Game game) {
    try {
      return ImpossibleRules.of(
          game.rules(), GroundingLimits.defaults().withSeconds(GROUNDING_SECONDS));
    } catch (GroundingAbandonedException tooBig) {
      return Lists.immutable.empty();
    }
  }

  /**
   * Plays more matches. Returns the coverage of all matches so far.
   *
   * @param number number of matches to add
   * @param enough polled before each position; true ends the run
   * @throws org.gonu.machine.BrokenContractException if the rules break their contract
   */
  public Coverage run(int number, BooleanSupplier enough) {
    for (int i = 0; i < number && !enough.getAsBoolean(); i++) {
      playOne(enough);
    }
    return new Coverage(
        game.sheet(), playouts, positions, watches.collect(RuleWatch::result).toImmutable());
  }

  private void playOne(BooleanSupplier enough) {
    State state = machine.initialState();
    while (!machine.isTerminal(state)) {
      State now = state;
      ImmutableList<Move> jointMove =
          machine
              .roles()
              .collect(role -> machine.legalMoves(now, role))
              .collect(legal -> legal.get(random.nextInt(legal.size())));
      look(now, jointMove);
      if (enough.getAsBoolean()) {
        return;
      }
      state = machine.next(now, jointMove);
    }
    look(state, Lists.immutable.empty());
    playouts++;
  }

  private void look(State state, ImmutableList<Move> jointMove) {
    Model model = program.modelOf(machine.facts(state), machine.roles(), jointMove);
    model.evaluateAll();
    watches.each(watch -> watch.look(model));
    positions++;
  }
}
