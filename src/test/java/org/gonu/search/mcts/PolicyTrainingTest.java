package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.playout.LearnedPolicy;
import org.gonu.search.mcts.playout.PlayoutKind;
import org.gonu.search.mcts.playout.PlayoutSample;
import org.junit.jupiter.api.Test;

final class PolicyTrainingTest {

  /** Ten plies by turns, each of which brings its role a stone or none; more stones win. */
  private static final String STONES =
      """
      (role a) (role b) (after a b) (after b a)
      (init (ply 0)) (init (control a)) (init (stones a 0)) (init (stones b 0))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5)
      (succ 5 6) (succ 6 7) (succ 7 8) (succ 8 9) (succ 9 10)
      (<= (less ?m ?n) (succ ?m ?n))
      (<= (less ?k ?n) (succ ?k ?m) (less ?m ?n))
      (<= (legal ?r take) (true (control ?r)))
      (<= (legal ?r pass) (true (control ?r)))
      (<= (legal ?r noop) (true (control ?o)) (after ?o ?r))
      (<= (next (ply ?n)) (true (ply ?m)) (succ ?m ?n))
      (<= (next (control ?r)) (true (control ?o)) (after ?o ?r))
      (<= (next (stones ?r ?n)) (does ?r take) (true (stones ?r ?m)) (succ ?m ?n))
      (<= (next (stones ?r ?n)) (true (stones ?r ?n)) (not (does ?r take)))
      (<= terminal (true (ply 10)))
      (<= (wins ?r) (true (stones ?r ?n)) (after ?r ?o) (true (stones ?o ?m)) (less ?m ?n))
      (<= (goal ?r 100) (wins ?r))
      (<= (goal ?r 0) (after ?r ?o) (wins ?o))
      (<= (goal ?r 50) (after ?r ?o) (not (wins ?r)) (not (wins ?o)))
      """;

  private static Optional<LearnedPolicy> learned(PackedGame game, double playoutNanos) {
    int chanceRole = game.roles().detectIndex(role -> role.name().equals("random"));
    PlayoutKind kind = new PlayoutKind(game, playoutNanos);
    return kind.learn(game.initialState(), SearchParameters.DEFAULT, chanceRole);
  }

  private static int level(PackedGame game, MovePolicy policy, int role, String move) {
    for (int i = game.firstMove(role); i < game.firstMove(role + 1); i++) {
      if (game.moves().get(i).toString().equals(move)) {
        return policy.level(i);
      }
    }
    throw new IllegalArgumentException(move);
  }

  @Test
  void learn_moveThatIsAlwaysGood_isPreferred() {
    PackedGame game = Sheet.of(STONES).packed();

    LearnedPolicy learned = learned(game, 100).orElseThrow();
    MovePolicy policy = learned.moves();

    assertTrue(learned.isUseful(SearchParameters.DEFAULT));
    for (int role = 0; role < 2; role++) {
      assertEquals(MovePolicy.ALWAYS, level(game, policy, role, "take"));
      assertTrue(level(game, policy, role, "pass") <= MovePolicy.ALWAYS / 2);
    }
  }

  @Test
  void learn_noMoveGoodByItself_isNotUsed() {
    PackedGame game = Sheet.ofLibrary("breakthrough").packed().decisive();

    assertFalse(learned(game, 1_000).orElseThrow().isUseful(SearchParameters.DEFAULT));
  }

  @Test
  void learn_chance_doesNotLearn() {
    PackedGame game =
        Sheet.of(STONES.replace("(role b)", "(role random)").replace(" b", " random")).packed();

    MovePolicy policy = learned(game, 100).orElseThrow().moves();

    assertTrue(level(game, policy, 0, "pass") <= MovePolicy.ALWAYS / 2);
    assertEquals(MovePolicy.ALWAYS, level(game, policy, 1, "pass"));
    assertEquals(MovePolicy.ALWAYS, level(game, policy, 1, "take"));
  }

  @Test
  void learn_nothingToChoose_isNothing() {
    PackedGame game =
        Sheet.of(STONES.replace("(<= (legal ?r pass) (true (control ?r)))", "")).packed();

    assertTrue(learned(game, 100).isEmpty());
  }

  @Test
  void learn_moreMovesThanLanesRecord_isNothing() {
    PackedGame game = Sheet.of(manyWaysToTake()).packed();

    assertTrue(learned(game, 100).isEmpty());
  }

  /** As {@link #STONES}, where a stone is taken in one of 65 times 65 ways. */
  private static String manyWaysToTake() {
    String ways =
        IntStream.range(0, 65).mapToObj(way -> "(way " + way + ")").collect(Collectors.joining());
    return ways
        + "(<= (takes ?r) (does ?r (take ?x ?y)))"
        + STONES
            .replace("(legal ?r take)", "(legal ?r (take ?x ?y)) (way ?x) (way ?y)")
            .replace("(does ?r take)", "(takes ?r)");
  }

  @Test
  void learn_playoutsThatTakeLong_areNotMade() {
    assertTrue(learned(Sheet.of(STONES).packed(), 1e6).isEmpty());
  }

  @Test
  void play_sample_addsUpWhatPlayoutsBring() {
    PackedGame game = Sheet.of(STONES).packed();
    PlayoutSample sample = new PlayoutSample(game, SearchParameters.DEFAULT);

    sample.play(game.initialState(), MovePolicy.uniform(game.moves().size()), 2_000);

    assertEquals(2_000, sample.scored());
    assertEquals(50, sample.mean(0), 5);
    assertEquals(100, sample.mean(0) + sample.mean(1), 1e-9);
    int take = game.firstMove(0);
    assertTrue(sample.made(take) > sample.scored() / 2);
    assertTrue(sample.meanWith(take) > sample.mean(0), "who never takes does not win");
  }

  @Test
  void play_moreMovesThanLanesRecord_addsUpAllPlayouts() {
    PackedGame game = Sheet.of(manyWaysToTake()).packed();
    PlayoutSample sample = new PlayoutSample(game, SearchParameters.DEFAULT);

    sample.play(game.initialState(), MovePolicy.uniform(game.moves().size()), 2_000);

    assertEquals(2_000, sample.scored());
    assertEquals(0, sample.made(game.firstMove(0)));
  }
}
