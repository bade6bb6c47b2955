package org.gonu.engine.circuit.ranking;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * By how much a weighted sum of bases falls in a step with some joint move. What is not known of
 * the bases is told by atoms, of which each <em>clique</em> has at most one that holds.
 */
final class Change {
  /** The place of an atom that always holds. */
  static final int ALWAYS = -1;

  /** By term the base whose weight it adds or takes away. */
  private final int[] bases;

  /** By term 1 if the weight is added to the fall, -1 if it is taken away. */
  private final byte[] signs;

  /** By term the place of the atom that has to hold. */
  private final int[] atoms;

  /** By atom the number of its clique. */
  private final int[] cliques;

  /** By clique: whether one of its atoms holds in any case. */
  private final boolean[] isComplete;

  /** Buffer: by atom what it adds to the fall. */
  private final long[] added;

  /** By clique the atom with which the sum falls least; negative if it falls least with none. */
  private final int[] worst;

  private Change(Terms terms, int[] cliques, boolean[] isComplete) {
    this.bases = terms.bases.toArray();
    this.atoms = terms.atoms.toArray();
    this.signs = new byte[bases.length];
    for (int term = 0; term < signs.length; term++) {
      signs[term] = (byte) terms.signs.get(term);
    }
    this.cliques = cliques;
    this.isComplete = isComplete;
    this.added = new long[cliques.length];
    this.worst = new int[isComplete.length];
  }

  /** The terms of a change while it is read. */
  static final class Terms {
    private final IntArrayList bases = new IntArrayList();
    private final IntArrayList atoms = new IntArrayList();
    private final IntArrayList signs = new IntArrayList();

    /**
     * Adds a term.
     *
     * @param sign 1 if the weight is added to the fall, -1 if it is taken away
     * @param atom the place of the atom that has to hold
     */
    void add(int base, int sign, int atom) {
      bases.add(base);
      signs.add(sign);
      atoms.add(atom);
    }

    /**
     * The change that has these terms.
     *
     * @param cliques by atom the number of its clique
     * @param isComplete by clique whether one of its atoms holds in any case
     */
    Change change(int[] cliques, boolean[] isComplete) {
      return new Change(this, cliques, isComplete);
    }
  }

  /** Number of terms. */
  int size() {
    return bases.length;
  }

  /** The least by which the sum falls, whatever holds besides; negative if it may grow. */
  long leastFall(long[] weights) {
    long fall = 0;
    Arrays.fill(added, 0);
    for (int term = 0; term < bases.length; term++) {
      long weight = signs[term] * weights[bases[term]];
      if (atoms[term] == ALWAYS) {
        fall += weight;
      } else {
        added[atoms[term]] += weight;
      }
    }
    Arrays.fill(worst, -1);
    for (int atom = 0; atom < added.length; atom++) {
      int clique = cliques[atom];
      boolean isWorse =
          worst[clique] < 0
              ? isComplete[clique] || added[atom] < 0
              : added[atom] < added[worst[clique]];
      worst[clique] = isWorse ? atom : worst[clique];
    }
    for (int atom : worst) {
      fall += atom < 0 ? 0 : added[atom];
    }
    return fall;
  }

  /** Changes weights so that the sum falls by more where it has fallen least just now. */
  void learn(long[] weights, boolean[] isFixed) {
    for (int term = 0; term < bases.length; term++) {
      int atom = atoms[term];
      if (!isFixed[bases[term]] && (atom == ALWAYS || worst[cliques[atom]] == atom)) {
        weights[bases[term]] += signs[term];
      }
    }
  }
}
