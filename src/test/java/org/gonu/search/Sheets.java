package org.gonu.search;

import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;

/** Small games that a search must understand. */
public final class Sheets {
  /** X and O set marks in turn on three by three cells; three in a line win. */
  public static final String TIC_TAC_TOE =
      """
      (role x) (role o)
      (index 1) (index 2) (index 3)
      (<= (init (cell ?m ?n b)) (index ?m) (index ?n))
      (init (control x))
      (<= (legal ?r (mark ?m ?n)) (true (control ?r)) (true (cell ?m ?n b)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (next (cell ?m ?n ?r)) (does ?r (mark ?m ?n)))
      (<= (next (cell ?m ?n ?c)) (true (cell ?m ?n ?c)) (distinct ?c b))
      (<= (next (cell ?m ?n b)) (true (cell ?m ?n b)) (does ?r (mark ?j ?k))
          (or (distinct ?m ?j) (distinct ?n ?k)))
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (line ?r) (role ?r) (index ?m) (true (cell ?m 1 ?r)) (true (cell ?m 2 ?r))
          (true (cell ?m 3 ?r)))
      (<= (line ?r) (role ?r) (index ?n) (true (cell 1 ?n ?r)) (true (cell 2 ?n ?r))
          (true (cell 3 ?n ?r)))
      (<= (line ?r) (role ?r) (true (cell 1 1 ?r)) (true (cell 2 2 ?r)) (true (cell 3 3 ?r)))
      (<= (line ?r) (role ?r) (true (cell 1 3 ?r)) (true (cell 2 2 ?r)) (true (cell 3 1 ?r)))
      (<= won (line ?r))
      (<= open (true (cell ?m ?n b)))
      (<= terminal won)
      (<= terminal (not open))
      (<= (goal ?r 100) (line ?r))
      (<= (goal ?r 0) (role ?r) (line ?s) (distinct ?r ?s))
      (<= (goal ?r 50) (role ?r) (not won))
      """;

  /** Both choose at the same time; {@code high} is better for the row whatever the column does. */
  public static final String MATRIX =
      """
      (role row) (role column)
      (init start)
      (legal row low) (legal row high) (legal column left) (legal column right)
      (<= (next (chosen ?r ?m)) (does ?r ?m))
      (<= terminal (true (chosen row ?m)))
      (<= (goal row 40) (true (chosen row low)) (true (chosen column left)))
      (<= (goal row 10) (true (chosen row low)) (true (chosen column right)))
      (<= (goal row 90) (true (chosen row high)) (true (chosen column left)))
      (<= (goal row 20) (true (chosen row high)) (true (chosen column right)))
      (<= (goal column 60) (true (chosen row low)) (true (chosen column left)))
      (<= (goal column 90) (true (chosen row low)) (true (chosen column right)))
      (<= (goal column 10) (true (chosen row high)) (true (chosen column left)))
      (<= (goal column 80) (true (chosen row high)) (true (chosen column right)))
      """;

  /**
   * Two moves end the match; one leads to where there is no move, and one to where that follows.
   */
  public static final String TRAPS =
      """
      (role r) (init start) (worth high 80) (worth low 10)
      (<= (legal r ?m) (true start) (worth ?m ?v))
      (<= (legal r wander) (true start))
      (<= (legal r fall) (true start))
      (<= (legal r fall) (true wandering))
      (<= (next (chosen ?m)) (does r ?m) (worth ?m ?v))
      (<= (next wandering) (does r wander))
      (<= (next fallen) (does r fall))
      (<= terminal (true (chosen ?m)))
      (<= (goal r ?v) (true (chosen ?m)) (worth ?m ?v))
      """;

  /** Goes on for ever. */
  public static final String ENDLESS =
      """
      (role r) (init (on a)) (legal r stay) (legal r turn)
      (<= (next (on ?x)) (true (on ?x)) (does r stay))
      (<= (next (on b)) (true (on a)) (does r turn))
      (<= (next (on a)) (true (on b)) (does r turn))
      (<= terminal (true (on c)))
      (goal r 100)
      """;

  private Sheets() {}

  public static StateMachine machine(String sheet) {
    return Game.load(new SourceText("test.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get()
        .newMachine();
  }
}
