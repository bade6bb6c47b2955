package org.gonu.analysis.derivation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/**
 * The extension of a predicate in one position: the atoms that hold, in the order in which they
 * were found.
 */
public final class Extension {
  /** The empty extension. It must not be changed. */
  static final Extension EMPTY = new Extension();

  /** Lists of at most this length are not narrowed further by an index. */
  private static final int SHORT = 4;

  /** Places in an argument: the whole, its function, its own arguments from 0. */
  private static final int WHOLE = 0;

  private static final int FUNCTION = 1;
  private static final int INNER = 2;

  /** Maximum number of places in one argument that are indexed. */
  private static final int PLACES = 64;

  private final MutableList<Atom> atoms = Lists.mutable.empty();
  private final MutableMap<Atom, Optional<Witness>> witnesses = Maps.mutable.empty();

  /** By place: an index from the term there to the atoms; built on demand. */
  private final MutableIntObjectMap<MutableMap<Term, MutableList<Atom>>> indexes =
      IntObjectMaps.mutable.empty();

  /** All atoms. */
  public ListIterable<Atom> atoms() {
    return atoms;
  }

  /** True if a ground atom holds. */
  public boolean contains(Atom atom) {
    return witnesses.containsKey(atom);
  }

  /**
   * The rule instance that derived a ground atom; empty if it was given with the position, or does
   * not hold.
   */
  public Optional<Witness> witness(Atom atom) {
    return witnesses.getIfAbsentValue(atom, Optional.empty());
  }

  /** Adds an atom that does not hold yet. */
  void add(Atom atom, Optional<Witness> witness) {
    witnesses.put(atom, witness);
    atoms.add(atom);
    indexes.forEachKeyValue((place, index) -> enter(atom, place, index));
  }

  /** A superset of the atoms that match a pattern, kept small by an index. */
  ListIterable<Atom> candidates(Atom pattern, Bindings bindings) {
    ListIterable<Atom> fewest = atoms;
    for (int i = 0; i < pattern.arity() && fewest.size() > SHORT; i++) {
      Term argument = bindings.value(pattern.arguments().get(i));
      if (bindings.isGround(argument)) {
        fewest = fewer(fewest, lookUp(i * PLACES + WHOLE, bindings.resolve(argument)));
      } else if (argument instanceof Compound compound) {
        fewest = fewer(fewest, lookUp(i * PLACES + FUNCTION, compound.function()));
        for (int j = 0; j < Math.min(compound.arguments().size(), PLACES - INNER); j++) {
          Term inner = compound.arguments().get(j);
          if (bindings.isGround(inner)) {
            fewest = fewer(fewest, lookUp(i * PLACES + INNER + j, bindings.resolve(inner)));
          }
        }
      }
    }
    return fewest;
  }

  private static ListIterable<Atom> fewer(ListIterable<Atom> one, ListIterable<Atom> other) {
    return other.size() < one.size() ? other : one;
  }

  private ListIterable<Atom> lookUp(int place, Term term) {
    MutableMap<Term, MutableList<Atom>> index = indexes.get(place);
    if (index == null) {
      index = Maps.mutable.empty();
      for (Atom atom : atoms) {
        enter(atom, place, index);
      }
      indexes.put(place, index);
    }
    return index.getIfAbsentValue(term, Lists.mutable.empty());
  }

  private static void enter(Atom atom, int place, MutableMap<Term, MutableList<Atom>> index) {
    Term argument = atom.arguments().get(place / PLACES);
    int within = place % PLACES;
    if (within == WHOLE) {
      index.getIfAbsentPut(argument, Lists.mutable::empty).add(atom);
    } else if (argument instanceof Compound compound) {
      if (within == FUNCTION) {
        index.getIfAbsentPut(compound.function(), Lists.mutable::empty).add(atom);
      } else if (within - INNER < compound.arguments().size()) {
        Term inner = compound.arguments().get(within - INNER);
        index.getIfAbsentPut(inner, Lists.mutable::empty).add(atom);
      }
    }
  }
}
