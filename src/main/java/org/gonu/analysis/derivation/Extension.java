package org.gonu.analysis.derivation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.map.MutableMap;
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

  /**
   * By places: an index from the term there, or the list of terms, to the atoms. Built on demand:
   * there are as many as ways in which the literals of the rules have some arguments bound.
   */
  private final MutableMap<ImmutableIntList, MutableMap<Object, MutableList<Atom>>> indexes =
      Maps.mutable.empty();

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
    indexes.forEachKeyValue((places, index) -> enter(atom, places, index));
  }

  /** A superset of the atoms that match a pattern, kept small by indexes. */
  ListIterable<Atom> candidates(Atom pattern, Bindings bindings) {
    if (atoms.size() <= SHORT) {
      return atoms;
    }
    MutableIntList places = IntLists.mutable.empty();
    MutableList<Term> terms = Lists.mutable.empty();
    for (int i = 0; i < pattern.arity(); i++) {
      Term argument = bindings.value(pattern.arguments().get(i));
      if (bindings.isGround(argument)) {
        places.add(i * PLACES + WHOLE);
        terms.add(bindings.resolve(argument));
      } else if (argument instanceof Compound compound) {
        places.add(i * PLACES + FUNCTION);
        terms.add(compound.function());
        for (int j = 0; j < Math.min(compound.arguments().size(), PLACES - INNER); j++) {
          Term inner = compound.arguments().get(j);
          if (bindings.isGround(inner)) {
            places.add(i * PLACES + INNER + j);
            terms.add(bindings.resolve(inner));
          }
        }
      }
    }
    return candidates(places, terms);
  }

  /** The atoms with these terms at these places, or some more. */
  private ListIterable<Atom> candidates(MutableIntList places, MutableList<Term> terms) {
    ListIterable<Atom> fewest = atoms;
    for (int i = 0; i < places.size() && fewest.size() > SHORT; i++) {
      ListIterable<Atom> found = lookUp(IntLists.immutable.of(places.get(i)), terms.get(i));
      fewest = found.size() < fewest.size() ? found : fewest;
    }
    // An index of one place tells little of where lines go on: many lead in each direction, and
    // many from each column.
    boolean isJoint = fewest.size() > SHORT && places.size() > 1;
    return isJoint ? lookUp(places.toImmutable(), terms.toImmutable()) : fewest;
  }

  private ListIterable<Atom> lookUp(ImmutableIntList places, Object key) {
    MutableMap<Object, MutableList<Atom>> index = indexes.get(places);
    if (index == null) {
      index = Maps.mutable.empty();
      for (Atom atom : atoms) {
        enter(atom, places, index);
      }
      indexes.put(places, index);
    }
    return index.getIfAbsentValue(key, Lists.mutable.empty());
  }

  /** Adds an atom to an index, if it has terms at all its places. */
  private static void enter(
      Atom atom, ImmutableIntList places, MutableMap<Object, MutableList<Atom>> index) {
    if (places.size() == 1) {
      termAt(atom, places.getFirst())
          .ifPresent(term -> index.getIfAbsentPut(term, Lists.mutable::empty).add(atom));
      return;
    }
    MutableList<Term> terms = Lists.mutable.ofInitialCapacity(places.size());
    places.each(place -> termAt(atom, place).ifPresent(terms::add));
    if (terms.size() == places.size()) {
      index.getIfAbsentPut(terms.toImmutable(), Lists.mutable::empty).add(atom);
    }
  }

  private static Optional<Term> termAt(Atom atom, int place) {
    Term argument = atom.arguments().get(place / PLACES);
    int within = place % PLACES;
    if (within == WHOLE) {
      return Optional.of(argument);
    }
    if (argument instanceof Compound compound) {
      if (within == FUNCTION) {
        return Optional.of(compound.function());
      }
      ImmutableList<Term> arguments = compound.arguments();
      return within - INNER < arguments.size()
          ? Optional.of(arguments.get(within - INNER))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
