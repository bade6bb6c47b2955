package org.gonu.engine.lanes.coding;

import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;

/**
 * A game whose cells have many contents and whose hands count what was caught: pieces of some kinds
 * move as kings do or along lines, and come back where a cell is free.
 */
public final class DropChess {
  private static final String RULES =
      """
      (role black) (role white)
      (init (control black)) (init (step 1))
      (<= (next (control white)) (true (control black)))
      (<= (next (control black)) (true (control white)))
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (init (hand ?r ?p 0)) (role ?r) (kind ?p))
      (<= (own ?r ?x ?y) (true (cell ?x ?y ?r ?p)))
      (<= (taken ?x ?y) (true (cell ?x ?y ?r ?p)))
      (<= (legal ?r (move ?u ?v ?x ?y))
          (true (control ?r)) (true (cell ?u ?v ?r ?p)) (goes ?p ?u ?v ?x ?y)
          (not (own ?r ?x ?y)))
      (<= (legal ?r (drop ?p ?x ?y))
          (true (control ?r)) (true (hand ?r ?p ?n)) (distinct ?n 0)
          (coordinate ?x) (coordinate ?y) (not (taken ?x ?y)))
      (<= (legal ?r wait) (true (control ?r)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (left ?u ?v) (does ?r (move ?u ?v ?x ?y)))
      (<= (left ?x ?y) (does ?r (move ?u ?v ?x ?y)))
      (<= (next (cell ?x ?y ?r ?p)) (true (cell ?x ?y ?r ?p)) (not (left ?x ?y)))
      (<= (next (cell ?x ?y ?r ?p)) (does ?r (move ?u ?v ?x ?y)) (true (cell ?u ?v ?r ?p)))
      (<= (next (cell ?x ?y ?r ?p)) (does ?r (drop ?p ?x ?y)))
      (<= (caught ?p) (does ?r (move ?u ?v ?x ?y)) (true (cell ?x ?y ?o ?p)))
      (<= (changed ?r ?p) (true (control ?r)) (caught ?p))
      (<= (changed ?r ?p) (does ?r (drop ?p ?x ?y)))
      (<= (next (hand ?r ?p ?m))
          (true (hand ?r ?p ?n)) (true (control ?r)) (caught ?p) (succ ?n ?m))
      (<= (next (hand ?r ?p ?m)) (true (hand ?r ?p ?n)) (does ?r (drop ?p ?x ?y)) (succ ?m ?n))
      (<= (next (hand ?r ?p ?n)) (true (hand ?r ?p ?n)) (not (changed ?r ?p)))
      (<= terminal (true (step 40)))
      (<= (some ?r) (true (cell ?x ?y ?r ?p)) (royal ?p))
      (<= terminal (role ?r) (not (some ?r)))
      (<= (goal ?r 100) (some ?r))
      (<= (goal ?r 0) (role ?r) (not (some ?r)))
      (succ 0 1) (royal kind1)
      """;

  private static final int SIZE = 6;
  private static final int KINDS = 8;

  private DropChess() {}

  /** The game. */
  public static Game game() {
    SourceText text = new SourceText("drop-chess.kif", sheet());
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  /** Its circuit. */
  public static Circuit circuit(Game game) {
    return game.fastEngine().await(Duration.ofMinutes(2)).orElseThrow().circuit();
  }

  private static String sheet() {
    StringBuilder text = new StringBuilder(RULES);
    for (int i = 1; i <= 40; i++) {
      text.append("(succ " + i + " " + (i + 1) + ")");
    }
    for (int i = 1; i <= SIZE; i++) {
      text.append("(coordinate " + i + ")");
    }
    for (int kind = 1; kind <= KINDS; kind++) {
      text.append("(kind kind" + kind + ")");
      int column = 1 + kind % SIZE;
      text.append("(init (cell " + column + " " + (1 + kind / SIZE) + " black kind" + kind + "))");
      text.append(
          "(init (cell " + column + " " + (SIZE - kind / SIZE) + " white kind" + kind + "))");
      addSteps(kind, text);
    }
    return text.toString();
  }

  /** Kinds of even numbers move along lines only. */
  private static void addSteps(int kind, StringBuilder text) {
    for (int from = 0; from < SIZE * SIZE; from++) {
      for (int to = 0; to < SIZE * SIZE; to++) {
        int across = Math.abs(from % SIZE - to % SIZE);
        int along = Math.abs(from / SIZE - to / SIZE);
        boolean isNear = Math.max(across, along) == 1 && (kind % 2 != 0 || across + along == 1);
        if (isNear) {
          text.append("(goes kind" + kind + at(from) + at(to) + ")");
        }
      }
      text.append('\n');
    }
  }

  private static String at(int cell) {
    return " " + (1 + cell % SIZE) + " " + (1 + cell / SIZE);
  }
}
