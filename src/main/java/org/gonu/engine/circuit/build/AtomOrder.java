package org.gonu.engine.circuit.build;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.ground.GroundRules;

/**
 * The strongly connected components of the atoms of a ground program, in topological order:
 * dependences come first (Tarjan, Depth-first search and linear graph algorithms, 1972; with an
 * explicit stack, since chains are long).
 */
final class AtomOrder {
  private final GroundRules rules;
  private final int[] literals;

  /** By atom: its number in the order of discovery, from 1; 0 if it was not discovered yet. */
  private final int[] index;

  private final int[] lowLink;
  private final boolean[] onStack;
  private final IntArrayList stack = new IntArrayList();

  /** Atoms being visited, and for each the next position among the literals of its rules. */
  private final IntArrayList visited = new IntArrayList();

  private final IntArrayList places = new IntArrayList();

  private final IntArrayList order = new IntArrayList();

  /** Where each component starts in the order. */
  private final IntArrayList starts = new IntArrayList();

  private final boolean[] recursive;
  private int found;

  /**
   * Orders the atoms that some atoms need.
   *
   * @param literals by atom: its literal, negative if it has none yet; atoms with a literal are
   *     left out
   * @param wanted atoms without a literal that are needed
   */
  AtomOrder(GroundRules rules, int[] literals, int[] wanted) {
    this.rules = rules;
    this.literals = literals;
    this.index = new int[literals.length];
    this.lowLink = new int[literals.length];
    this.onStack = new boolean[literals.length];
    this.recursive = new boolean[literals.length];
    for (int atom : wanted) {
      if (index[atom] == 0) {
        enter(atom);
        walk();
      }
    }
    starts.add(order.size());
  }

  /** Number of components. */
  int components() {
    return starts.size() - 1;
  }

  /** The atoms of a component; dependences mostly come first. */
  int[] component(int number) {
    int[] atoms = new int[starts.get(number + 1) - starts.get(number)];
    for (int i = 0; i < atoms.length; i++) {
      atoms[i] = order.get(starts.get(number) + i);
    }
    return atoms;
  }

  /** True if the atoms of a component depend on each other, or its only atom on itself. */
  boolean isRecursive(int number) {
    return recursive[order.get(starts.get(number))];
  }

  private void enter(int atom) {
    CircuitAbandonedException.throwIfInterrupted();
    index[atom] = ++found;
    lowLink[atom] = found;
    onStack[atom] = true;
    stack.add(atom);
    visited.add(atom);
    places.add(rules.firstLiteral(rules.firstRule(atom)));
  }

  private void walk() {
    while (visited.notEmpty()) {
      int atom = visited.getLast();
      int place = places.getLast();
      if (place == rules.firstLiteral(rules.firstRule(atom + 1))) {
        leave(atom);
      } else {
        places.set(places.size() - 1, place + 1);
        look(atom, rules.literal(place) >> 1);
      }
    }
  }

  private void look(int atom, int target) {
    if (literals[target] >= 0) {
      return;
    }
    if (index[target] == 0) {
      enter(target);
    } else if (onStack[target]) {
      lowLink[atom] = Math.min(lowLink[atom], index[target]);
      recursive[atom] |= atom == target;
    }
  }

  private void leave(int atom) {
    visited.removeAtIndex(visited.size() - 1);
    places.removeAtIndex(places.size() - 1);
    if (visited.notEmpty()) {
      int parent = visited.getLast();
      lowLink[parent] = Math.min(lowLink[parent], lowLink[atom]);
    }
    if (lowLink[atom] == index[atom]) {
      close(atom);
    }
  }

  /** Pops the component of an atom; the atoms that were left first come first. */
  private void close(int root) {
    starts.add(order.size());
    int first = order.size();
    int atom;
    do {
      atom = stack.removeAtIndex(stack.size() - 1);
      order.add(atom);
      onStack[atom] = false;
    } while (atom != root);
    for (int i = first; order.size() - first > 1 && i < order.size(); i++) {
      recursive[order.get(i)] = true;
    }
  }
}
