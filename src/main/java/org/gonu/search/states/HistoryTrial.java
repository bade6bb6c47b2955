package org.gonu.search.states;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.machine.PackedGame;

/**
 * Tests by random playouts whether a game stays the same without its history: legal moves stay
 * legal and lead to the same positions, and most matches end for the same reason, with the same
 * goals. The structure of the rules makes that likely, but does not guarantee it.
 */
public final class HistoryTrial {
  private static final int PLAYOUTS = 32;
  private static final int MIN_PLAYOUTS = 8;

  /** Plies of all playouts together. */
  private static final int MAX_PLIES = 2_500;

  /** One of so many playouts must end without the help of the history. */
  private static final int DECIDED_PART = 2;

  /** A look at a state may cost so much, in nanoseconds; dearer games are too large anyway. */
  private static final double MAX_NANOS = 60_000;

  private final PackedGame game;
  private final HistoryAbstraction positions;
  private final Look real;
  private final Look bare;
  private final LegalMoves moves;
  private final SplittableRandom random;
  private int plies;
  private int decided;

  private HistoryTrial(PackedGame game, HistoryAbstraction positions, SplittableRandom random) {
    this.game = game;
    this.positions = positions;
    this.random = random;
    real = new Look(game, random.nextLong());
    bare = new Look(game, random.nextLong());
    moves = new LegalMoves(game);
  }

  /** True if the game passes the test. */
  public static boolean succeeds(
      PackedGame game, HistoryAbstraction positions, SplittableRandom random) {
    PackedGame narrow = game.narrowed(Long.SIZE);
    boolean isCheap = narrow.stepNanos() * narrow.newLanes(1).size() < MAX_NANOS;
    return isCheap && new HistoryTrial(narrow, positions, random).run();
  }

  private boolean run() {
    int playouts = 0;
    while (playouts < PLAYOUTS && plies < MAX_PLIES) {
      if (!playout()) {
        return false;
      }
      playouts++;
    }
    return playouts >= MIN_PLAYOUTS && decided * DECIDED_PART >= playouts;
  }

  /** Makes a playout. Returns false if something differs without the history. */
  private boolean playout() {
    long[] state = game.initialState();
    real.at(state);
    bare.at(positions.of(state));
    while (isAlike() && !real.isTerminal()) {
      moves.read(real.legal());
      if (moves.jointCount() == 0) {
        return false;
      }
      int[] joint = new int[moves.roles()];
      for (int role = 0; role < joint.length; role++) {
        joint[role] = moves.move(role, random.nextInt(moves.count(role)));
      }
      real.after(state, joint);
      bare.after(positions.of(state), joint);
      state = real.state().clone();
      long[] position = positions.of(state);
      plies++;
      if (plies > 2 * MAX_PLIES || !Arrays.equals(position, positions.of(bare.state()))) {
        return false;
      }
      bare.at(position);
    }
    decided += bare.isTerminal() ? 1 : 0;
    return isAlike();
  }

  /** True if the position allows the same moves as the state, and does not end otherwise. */
  private boolean isAlike() {
    if (real.isTerminal()) {
      return !bare.isTerminal() || Arrays.equals(real.goals(), bare.goals());
    }
    if (bare.isTerminal()) {
      return false;
    }
    for (int i = 0; i < real.legal().length; i++) {
      if ((real.legal()[i] & ~bare.legal()[i]) != 0) {
        return false;
      }
    }
    return true;
  }
}
