package org.gonu.search.mcts;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.rules.Sheets;
import org.gonu.text.SourceText;

/** A rule sheet as the tests of the search need it: packed, and with a machine to play it on. */
record Sheet(Game game, PackedGame packed, StateMachine machine) {
  /** A sheet under {@code rules}. Tests share its circuit. */
  static Sheet ofLibrary(String name) {
    return of(Sheets.load(name));
  }

  static Sheet of(String text) {
    SourceText source = new SourceText("sheet.kif", text);
    return of(Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get());
  }

  private static Sheet of(Game game) {
    FastEngine.Made made = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow();
    return new Sheet(game, made.lanes(), game.newMachine(made.circuit()));
  }

  /** Where a line of joint moves leads. */
  Position play(ImmutableList<ImmutableList<Move>> line) {
    State state = machine.initialState();
    for (ImmutableList<Move> jointMove : line) {
      state = machine.next(state, jointMove);
    }
    return new Position(this, state);
  }

  /** The facts after moves by turns, each of the one role that has this move now. */
  ImmutableList<Term> factsAfter(String... moves) {
    State state = machine.initialState();
    for (String wanted : moves) {
      State now = state;
      MutableList<Move> jointMove =
          machine.roles().collect(role -> chosen(machine.legalMoves(now, role), wanted)).toList();
      state = machine.next(now, jointMove.toImmutable());
    }
    return machine.facts(state);
  }

  private static Move chosen(ImmutableList<Move> legal, String wanted) {
    return legal.detectIfNone(move -> move.toString().equals(wanted), legal::getFirst);
  }

  /** A state of a sheet. */
  record Position(Sheet sheet, State state) {
    int goal(String name) {
      Role role = sheet.machine().roles().detect(any -> any.name().equals(name));
      return sheet.machine().goal(state, role);
    }
  }
}
