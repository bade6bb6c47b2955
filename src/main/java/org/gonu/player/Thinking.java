package org.gonu.player;

import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.DifferenceReport;
import org.gonu.game.Game;
import org.gonu.game.RootCheck;
import org.gonu.gdl.Term;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.TreeSearch;
import org.jspecify.annotations.Nullable;

/**
 * The search of a match, on the machine that is to be trusted in the present state. Going over to
 * another machine begins a new tree; a player that is to repeat its choices never goes over.
 */
final class Thinking {
  private final Progress progress;
  private final MctsPlayer.Limits limits;
  private final RootCheck check;
  private @Nullable StateMachine machine;
  private @Nullable TreeSearch search;
  private @Nullable State at;

  Thinking(Game game, Progress progress, MctsPlayer.Limits limits) {
    this.progress = progress;
    this.limits = limits;
    this.check = new RootCheck(game, progress.machine(), DifferenceReport.here());
  }

  /** The search, at the present state of the match. */
  TreeSearch here() {
    TreeSearch current = search;
    if (current != null && at == progress.state()) {
      return current;
    }
    at = progress.state();
    StateMachine before = machine;
    boolean mayChange = limits.maxPlayouts() == Long.MAX_VALUE;
    StateMachine chosen = before == null || mayChange ? check.machineFor(progress.state()) : before;
    ImmutableList<Term> facts = progress.machine().facts(progress.state());
    if (current == null || chosen != before) {
      machine = chosen;
      current =
          new TreeSearch(
              chosen,
              chosen.stateOf(facts),
              limits.parameters(),
              new SplittableRandom(limits.seed()));
      search = current;
    } else {
      current.moveTo(facts);
    }
    return current;
  }
}
