package org.gonu.selfplay;

import java.io.IOException;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.list.primitive.MutableLongList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Interruption;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.player.SoftChoice;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.states.StateProbe;

/**
 * Matches in which tree searches choose the moves. Each match has trees of its own, one for each
 * policy.
 */
final class SearchedMatches implements MatchSource {
  /** Lanes that look at single positions. */
  private static final int FEW_LANES = 64;

  /**
   * Lanes of a search: as many as vectors of every length have kernels for, so that the machine
   * does not matter.
   */
  private static final int SEARCH_LANES = 512;

  private final Game rules;
  private final PackedGame game;
  private final ImmutableList<SelfPlayPolicy.Searched> policies;
  private final long seed;
  private final StateProbe probe;

  /** By role the numbers of its moves. */
  private final ImmutableList<MutableMap<Move, Integer>> numbers;

  /**
   * Matches of a game.
   *
   * @param policies by role; roles with the same one share a tree
   */
  SearchedMatches(
      Game rules, PackedGame packed, ImmutableList<SelfPlayPolicy.Searched> policies, long seed) {
    this.rules = rules;
    this.game = packed.narrowed(SEARCH_LANES);
    this.policies = policies;
    this.seed = seed;
    probe = new StateProbe(packed.narrowed(FEW_LANES), 0);
    MutableList<MutableMap<Move, Integer>> byRole = Lists.mutable.empty();
    for (Role role : packed.roles()) {
      MutableMap<Move, Integer> own = Maps.mutable.empty();
      for (int i = packed.firstMove(role.index()); i < packed.firstMove(role.index() + 1); i++) {
        own.put(packed.moves().get(i), i);
      }
      byRole.add(own);
    }
    numbers = byRole.toImmutable();
  }

  @Override
  public void play(long first, int count, Sink sink) throws IOException {
    for (int i = 0; i < count; i++) {
      sink.accept(first + i, playOne(first + i));
    }
  }

  private RecordedMatch playOne(long number) {
    MutableMap<SelfPlayPolicy.Searched, LaneSearch> made = Maps.mutable.empty();
    try {
      return playOne(number, made);
    } finally {
      made.forEachValue(LaneSearch::close);
    }
  }

  private RecordedMatch playOne(long number, MutableMap<SelfPlayPolicy.Searched, LaneSearch> made) {
    SplittableRandom random = MatchSeeds.of(seed, number);
    RecordedMatch match = new RecordedMatch(game);
    ImmutableList<LaneSearch> searches =
        policies.collect(
            policy -> made.getIfAbsentPut(policy, () -> newSearch(policy, random.nextLong())));
    StateProbe.View view = probe.at(game.initialState());
    while (!view.terminal()) {
      Interruption.throwIfInterrupted();
      if (match.plies() == EndlessMatchException.MAX_PLIES) {
        throw new EndlessMatchException(number);
      }
      int[] jointMove = step(searches, view, match, random);
      view = probe.after(view.state(), jointMove);
    }
    for (int goal : view.goals()) {
      if (goal < 0) {
        throw Breakdown.in(rules, game, view.state());
      }
    }
    match.end(view.goals());
    return match;
  }

  private LaneSearch newSearch(SelfPlayPolicy.Searched policy, long itsSeed) {
    return new LaneSearch(game, policy.parameters().withSeed(itsSeed));
  }

  /** Chooses a joint move and adds it to the match. */
  private int[] step(
      ImmutableList<LaneSearch> searches,
      StateProbe.View view,
      RecordedMatch match,
      SplittableRandom random) {
    ImmutableList<Term> facts = game.facts(view.state());
    for (LaneSearch search : searches.distinct()) {
      SelfPlayPolicy.Searched policy = policies.get(searches.indexOf(search));
      search.moveTo(facts);
      search.run(SearchBudget.playouts(policy.playouts()).withNodes(policy.nodes()));
    }
    int[] jointMove = new int[game.roles().size()];
    MutableIntList moves = IntLists.mutable.empty();
    MutableLongList visits = LongLists.mutable.empty();
    ImmutableDoubleList values = DoubleLists.immutable.empty();
    for (Role role : game.roles()) {
      int drawn = MatchSeeds.draw(game, role.index(), view.legal(), random);
      if (drawn < 0) {
        throw Breakdown.in(rules, game, view.state());
      }
      SearchReport report = searches.get(role.index()).report(role.index());
      values = report.values();
      boolean chooses = report.candidates().size() > 1;
      jointMove[role.index()] = chooses && !role.isChance() ? choice(report, role, random) : drawn;
      if (chooses) {
        for (SearchReport.Candidate candidate : report.candidates()) {
          moves.add(number(role, candidate.move()));
          visits.add(candidate.visits());
        }
      }
    }
    match.add(
        view.state(),
        view.legal(),
        jointMove,
        new Thought(values, moves.toImmutable(), visits.toImmutable()));
    return jointMove;
  }

  private int choice(SearchReport report, Role role, SplittableRandom random) {
    double softness = policies.get(role.index()).softness();
    return number(role, SoftChoice.of(report, softness, random.nextLong()));
  }

  private int number(Role role, Move move) {
    Integer number = numbers.get(role.index()).get(move);
    if (number == null) {
      throw new IllegalStateException(role + " has no move " + move);
    }
    return number;
  }
}
