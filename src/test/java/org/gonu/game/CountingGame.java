package org.gonu.game;

import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;

/** A game of one role that counts to three, for tests. */
final class CountingGame {
  /** Its rules; tests change them. */
  static final String RULES =
      """
      (role counter)
      (init (at 0))
      (succ 0 1) (succ 1 2) (succ 2 3)
      (<= (legal counter (add ?y)) (true (at ?x)) (succ ?x ?y))
      (<= (next (at ?y)) (does counter (add ?y)))
      (<= terminal (true (at 3)))
      (goal counter 100)
      """;

  private CountingGame() {}

  /** A game by some rules. */
  static Game of(String rules) {
    SourceText source = new SourceText("count.kif", rules);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }
}
