package org.gonu.conformance.player;

/**
 * Small games for trials. In most of them the legal moves tell the state, so that a player that has
 * lost the thread gives itself away by its next move.
 */
final class TrialGames {
  /** One role, which climbs three steps. */
  static final TrialGame CLIMB =
      TrialGame.of(
          "climber",
          """
          (role climber)
          (succ 0 1) (succ 1 2) (succ 2 3)
          (init (height 0))
          (<= (legal climber (climb ?n left)) (true (height ?n)))
          (<= (legal climber (climb ?n right)) (true (height ?n)))
          (<= (next (height ?m)) (true (height ?n)) (succ ?n ?m))
          (<= terminal (true (height 3)))
          (goal climber 100)
          """);

  /** Two roles take turns; who is not on turn can only do nothing. */
  static final TrialGame TURNS =
      TrialGame.of(
          "left",
          """
          (role left) (role right)
          (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
          (init (step 0)) (init (control left))
          (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
          (<= (next (control right)) (true (control left)))
          (<= (next (control left)) (true (control right)))
          (<= (legal ?r (mark ?n a)) (true (control ?r)) (true (step ?n)))
          (<= (legal ?r (mark ?n b)) (true (control ?r)) (true (step ?n)))
          (<= (legal left noop) (true (control right)))
          (<= (legal right noop) (true (control left)))
          (<= terminal (true (step 4)))
          (goal left 100) (goal right 0)
          """);

  /** Both take stones from piles of their own at the same time; no stone is taken twice. */
  static final TrialGame STONES =
      TrialGame.of(
          "south",
          """
          (role north) (role south)
          (stone red) (stone green) (stone blue) (stone white)
          (succ 0 1) (succ 1 2) (succ 2 3)
          (init (taken 0))
          (<= (legal ?r (take ?s)) (role ?r) (stone ?s) (not (true (has ?r ?s))))
          (<= (next (has ?r ?s)) (does ?r (take ?s)))
          (<= (next (has ?r ?s)) (true (has ?r ?s)))
          (<= (next (taken ?n)) (true (taken ?m)) (succ ?m ?n))
          (<= terminal (true (taken 3)))
          (<= (goal ?r 50) (role ?r))
          """);

  /** Both say a word at the same time, and every word has the number of the step in it. */
  static final TrialGame WORDS =
      TrialGame.of(
          "poet",
          """
          (role poet) (role critic)
          (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
          (init (line 0)) (word love) (word moon)
          (<= (legal ?r (say ?n ?w)) (role ?r) (true (line ?n)) (word ?w))
          (<= (next (line ?m)) (true (line ?n)) (succ ?n ?m))
          (<= terminal (true (line 4)))
          (<= (goal ?r 100) (role ?r))
          """);

  /** Nobody can do anything for three steps, so that two PLAY in a row have the same text. */
  static final TrialGame SILENCE =
      TrialGame.of(
          "monk",
          """
          (role monk) (role nun)
          (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
          (init (hour 0))
          (<= (legal ?r noop) (role ?r) (true (hour ?n)) (distinct ?n 3))
          (<= (legal ?r (speak loud)) (role ?r) (true (hour 3)))
          (<= (legal ?r (speak low)) (role ?r) (true (hour 3)))
          (<= (next (hour ?m)) (true (hour ?n)) (succ ?n ?m))
          (<= terminal (true (hour 4)))
          (<= (goal ?r 100) (role ?r))
          """);

  /** Three roles go round; moves are nested terms. */
  static final TrialGame ROUND =
      TrialGame.of(
          "third",
          """
          (role first) (role second) (role third)
          (after first second) (after second third) (after third first)
          (init (turn first)) (init (at first 1)) (init (at second 1)) (init (at third 1))
          (way 1 2) (way 1 3) (way 2 3) (way 2 4) (way 3 4) (way 4 4)
          (<= (legal ?r (move (from (place ?a)) (to (place ?b))))
              (true (turn ?r)) (true (at ?r ?a)) (way ?a ?b))
          (<= (legal ?r wait) (role ?r) (not (true (turn ?r))))
          (<= (next (turn ?s)) (true (turn ?r)) (after ?r ?s))
          (<= (next (at ?r ?b)) (does ?r (move (from (place ?a)) (to (place ?b)))))
          (<= (next (at ?r ?a)) (true (at ?r ?a)) (does ?r wait))
          (<= terminal (true (at third 3))) (<= terminal (true (at third 4)))
          (<= (goal ?r 50) (role ?r))
          """);

  /** Chance throws a die, and the player has to name the number thrown. */
  static final TrialGame CHANCE =
      TrialGame.of(
          "caller",
          """
          (role random) (role caller)
          (face 1) (face 2) (face 3) (side over) (side under)
          (succ 0 1) (succ 1 2) (succ 2 3)
          (init (throws 0))
          (<= (legal random (throw ?f)) (face ?f))
          (<= (legal caller ready) (true (throws 0)))
          (<= (legal caller (call ?f ?s)) (true (shows ?f)) (side ?s))
          (<= (next (shows ?f)) (does random (throw ?f)))
          (<= (next (throws ?n)) (true (throws ?m)) (succ ?m ?n))
          (<= terminal (true (throws 3)))
          (goal random 100) (goal caller 100)
          """);

  /** Everything that bodies of rules can hold: or, not, distinct, recursion, propositions. */
  static final TrialGame LOGIC =
      TrialGame.of(
          "walker",
          """
          (role walker) (role guard)
          (edge a b) (edge b c) (edge c d) (edge d a) (edge b d)
          (<= (connected ?x ?y) (edge ?x ?y))
          (<= (connected ?x ?y) (edge ?y ?x))
          (<= (reach ?x ?y) (edge ?x ?y))
          (<= (reach ?x ?z) (edge ?x ?y) (reach ?y ?z))
          (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
          (init (at a)) (init (count 0)) (init closed)
          (<= (legal walker (go ?y)) (true (at ?x)) (connected ?x ?y) (not (blocked ?y)))
          (<= (legal walker stay) (true (at ?x)) (or (true (count 0)) (true closed)))
          (<= (legal guard (block ?x)) (corner ?x) (not (true (at ?x))))
          (<= (corner ?x) (reach ?x ?x))
          (<= (blocked ?x) (true (guarded ?x)) (true (count ?n)) (distinct ?n 3))
          (<= (next (at ?y)) (does walker (go ?y)))
          (<= (next (at ?x)) (true (at ?x)) (does walker stay))
          (<= (next (guarded ?x)) (does guard (block ?x)))
          (<= (next (count ?m)) (true (count ?n)) (succ ?n ?m))
          (<= (next closed) (true closed) (not (true (count 1))))
          (<= terminal (true (count 4)))
          (<= (goal walker 100) (true (at d)))
          (<= (goal walker 0) (not (true (at d))))
          (goal guard 50)
          """);

  /** Names of signs, digits and points, as sheets in the field have them. */
  static final TrialGame NAMES =
      TrialGame.of(
          "p.1",
          """
          (role p.1) (role x-2_b)
          (++ 0 +1) (++ +1 -2)
          (init (* 0))
          (<= (legal ?r (>= ?n a/b)) (role ?r) (true (* ?n)))
          (<= (legal ?r (>= ?n 007)) (role ?r) (true (* ?n)))
          (<= (next (* ?m)) (true (* ?n)) (++ ?n ?m))
          (<= terminal (true (* -2)))
          (<= (goal ?r 100) (role ?r))
          """);

  /** {@link #TURNS} with other words in place of its names, as servers scramble them. */
  static final TrialGame SCRAMBLED =
      TrialGame.of(
          "sloth",
          TURNS
              .sheet()
              .replaceAll("\\bleft\\b", "sloth")
              .replaceAll("\\bright\\b", "ember0")
              .replaceAll("\\bsucc\\b", "wharf")
              .replaceAll("\\bstep\\b", "quill17")
              .replaceAll("\\bcontrol\\b", "tulip")
              .replaceAll("\\bmark\\b", "goblet")
              .replaceAll("\\bnoop\\b", "anvil")
              .replaceAll("\\?r\\b", "?lentil")
              .replaceAll("\\?n\\b", "?orbit"));

  /** Names that differ in nothing but case. */
  static final TrialGame CASES =
      TrialGame.of(
          "Player",
          """
          (role Player)
          (init (Step 0)) (succ 0 1) (succ 1 2)
          (<= (legal Player (Put ?n A)) (true (Step ?n)))
          (<= (legal Player (put ?n a)) (true (Step ?n)))
          (<= (next (Step ?m)) (true (Step ?n)) (succ ?n ?m))
          (<= terminal (true (Step 2)))
          (goal Player 100)
          """);

  /** The match is over before it begins. */
  static final TrialGame OVER =
      TrialGame.of(
          "nobody",
          """
          (role nobody) (init over) (legal nobody noop)
          (<= (next over) (true over))
          (<= terminal (true over)) (goal nobody 100)
          """);

  /** Facts of {@link #big}. */
  private static final int BIG_FACTS = 12_000;

  private TrialGames() {}

  /** {@link #TURNS} among so many facts that START has some hundred kilobytes. */
  static TrialGame big() {
    StringBuilder facts = new StringBuilder(TURNS.sheet());
    for (int i = 0; i < BIG_FACTS; i++) {
      facts.append(" (adjacent cell_").append(i).append(" cell_").append(i + 1).append(')');
    }
    return TURNS.withSheet(facts.toString());
  }

  /** {@link #TURNS} with comments, tabs and ends of lines, as files have them. */
  static TrialGame commented() {
    return TURNS.withSheet(
        "\r\n; Turns (of two (roles\r\n\t"
            + TURNS.sheet().replace("(init ", "; begin )\n\t(init ")
            + "\r\n; the end\r\n");
  }
}
