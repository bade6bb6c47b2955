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
  private static final int NONE = -1;

  /** Link of an atom that was not discovered yet. */
  private static final int NEW = 0;

  /** Link of an atom whose component is complete, or that has a literal. */
  private static final int DONE = Integer.MAX_VALUE;

  private final GroundRules rules;

  /**
   * By atom: the first of its component, as far as it is known, by its number in the order of
   * discovery from 1 on. One array, since atoms are met in any order and each costs a miss of the
   * cache (Pearce, A space-efficient algorithm for finding strongly connected components, 2016).
   */
  private final int[] links;

  private final IntArrayList stack = new IntArrayList();

  /** Atoms being visited, and for each its number and the next position in its rules. */
  private final IntArrayList visited = new IntArrayList();

  private final IntArrayList numbers = new IntArrayList();
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
    this.links = new int[literals.length];
    for (int atom = 0; atom < literals.length; atom++) {
      links[atom] = literals[atom] < 0 ? NEW : DONE;
    }
    this.recursive = new boolean[literals.length];
    for (int atom : wanted) {
      if (links[atom] == NEW) {
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
    links[atom] = ++found;
    stack.add(atom);
    visited.add(atom);
    numbers.add(found);
    places.add(rules.firstLiteral(rules.firstRule(atom)));
  }

  private void walk() {
    while (visited.notEmpty()) {
      int atom = visited.getLast();
      int next = nextNew(atom);
      if (next == NONE) {
        leave(atom);
      } else {
        enter(next);
      }
    }
  }

  /** The next new atom that the rules of an atom read, {@link #NONE} if there is no more. */
  private int nextNew(int atom) {
    int end = rules.firstLiteral(rules.firstRule(atom + 1));
    int link = links[atom];
    int next = NONE;
    int place = places.getLast();
    for (; place < end && next == NONE; place++) {
      int target = rules.literal(place) >> 1;
      if (links[target] == NEW) {
        next = target;
      } else {
        link = Math.min(link, links[target]);
        if (target == atom) {
          recursive[atom] = true;
        }
      }
    }
    links[atom] = link;
    places.set(places.size() - 1, place);
    return next;
  }

  private void leave(int atom) {
    int number = numbers.removeAtIndex(numbers.size() - 1);
    int link = links[atom];
    visited.removeAtIndex(visited.size() - 1);
    places.removeAtIndex(places.size() - 1);
    if (visited.notEmpty()) {
      int parent = visited.getLast();
      links[parent] = Math.min(links[parent], link);
    }
    if (link == number) {
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
      links[atom] = DONE;
    } while (atom != root);
    for (int i = first; order.size() - first > 1 && i < order.size(); i++) {
      recursive[order.get(i)] = true;
    }
  }
}
