package org.gonu.web.table;

import io.javalin.http.HttpResponseException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.web.BoundedWork;
import org.gonu.web.PlayedGame;
import org.gonu.web.position.Positions;

/** What the rules of its game say about the match at a table. */
final class TableRules {
  private final PlayedGame game;
  private final BoundedWork work;

  TableRules(PlayedGame game, BoundedWork work) {
    this.game = game;
    this.work = work;
  }

  PlayedGame game() {
    return game;
  }

  /**
   * Where a match stands.
   *
   * @param deciders roles that have a choice, or whose only move is more than a name; none at the
   *     end, and where everybody can only wait
   * @param only by name of a role that has no choice, the move it has; none at the end
   * @param goals by role at the end; empty before
   * @param broken why the rules break down here; empty if they do not
   */
  record Standing(
      ImmutableList<Role> deciders,
      Map<String, String> only,
      boolean isTerminal,
      ImmutableList<Integer> goals,
      Optional<String> broken,
      ImmutableList<Term> facts) {}

  /** Where a match stands after some joint moves. */
  Standing standing(ImmutableList<ImmutableList<String>> moves) {
    try {
      return work.run(() -> game.at(moves, TableRules::standing));
    } catch (BrokenContractException broken) {
      return new Standing(
          Lists.immutable.empty(),
          Map.of(),
          false,
          Lists.immutable.empty(),
          Optional.of(String.valueOf(broken.getMessage())),
          Lists.immutable.empty());
    }
  }

  /**
   * Who decided at each step of some joint moves.
   *
   * @throws HttpResponseException with status 422 if one of them is not legal, or all together take
   *     too long
   */
  ImmutableList<ImmutableList<Role>> deciders(ImmutableList<ImmutableList<String>> moves) {
    return work.run(
        () -> {
          int steps = game.at(moves, PlayedGame.Spot::step);
          MutableList<ImmutableList<Role>> deciders = Lists.mutable.empty();
          for (int step = 0; step < steps && !Thread.currentThread().isInterrupted(); step++) {
            deciders.add(
                game.at(
                    moves.take(step), spot -> Positions.deciders(spot.machine(), spot.state())));
          }
          return deciders.toImmutable();
        });
  }

  private static Standing standing(PlayedGame.Spot spot) {
    StateMachine machine = spot.machine();
    boolean isTerminal = machine.isTerminal(spot.state());
    return new Standing(
        isTerminal ? Lists.immutable.empty() : Positions.deciders(machine, spot.state()),
        isTerminal ? Map.of() : only(machine, spot.state()),
        isTerminal,
        isTerminal
            ? machine.roles().collect(role -> machine.goal(spot.state(), role))
            : Lists.immutable.empty(),
        Optional.empty(),
        spot.facts());
  }

  private static Map<String, String> only(StateMachine machine, State state) {
    Map<String, String> only = new HashMap<>();
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      if (legal.size() == 1) {
        only.put(role.name(), PlayedGame.text(legal.getFirst()));
      }
    }
    return only;
  }

  /** The legal moves of a role. */
  ImmutableList<Move> legal(ImmutableList<ImmutableList<String>> moves, Role role) {
    return work.run(() -> game.at(moves, spot -> spot.machine().legalMoves(spot.state(), role)));
  }

  /**
   * A legal move of a role in the form that is kept.
   *
   * @throws HttpResponseException with status 422 if it is not legal
   */
  String move(ImmutableList<ImmutableList<String>> moves, Role role, String text) {
    return game.legal(legal(moves, role), text)
        .map(PlayedGame::text)
        .orElseThrow(() -> new HttpResponseException(422, "this is not a legal move of " + role));
  }

  /** The joint move of those that have chosen, and of the others the only move they have. */
  ImmutableList<String> joint(Standing standing, Map<String, String> chosen) {
    return game.roles()
        .collect(
            role -> {
              String own = chosen.getOrDefault(role.name(), standing.only().get(role.name()));
              return Objects.requireNonNull(own, role.name());
            });
  }
}
