package org.gonu.engine.circuit;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Span;

/** Packs facts into the words of a state, and tells the facts of such words. */
final class FactCodec {
  private final ImmutableList<Term> bases;
  private final ImmutableList<JoinedFact> joined;
  private final MutableObjectIntMap<Term> numbers = ObjectIntMaps.mutable.empty();

  /** By base: the joined fact of which it is a part, -1 if it is a fact itself. */
  private final int[] joinedOf;

  /** By base: the argument that it tells. */
  private final int[] argumentOf;

  FactCodec(ImmutableList<Term> bases, ImmutableList<JoinedFact> joined) {
    this.bases = bases;
    this.joined = joined;
    this.joinedOf = new int[bases.size()];
    this.argumentOf = new int[bases.size()];
    Arrays.fill(joinedOf, -1);
    bases.forEachWithIndex(
        (term, number) -> {
          numbers.put(term, number);
          for (int fact = 0; fact < joined.size() && term instanceof Compound part; fact++) {
            int argument = joined.get(fact).parts().indexOf(part.function().name());
            if (argument >= 0) {
              joinedOf[number] = fact;
              argumentOf[number] = argument;
            }
          }
        });
  }

  ImmutableList<JoinedFact> joined() {
    return joined;
  }

  /**
   * Packs facts into words.
   *
   * @throws IllegalArgumentException if a fact is no base, so that it can never hold
   */
  long[] pack(Iterable<? extends Term> facts) {
    long[] words = new long[StateBits.words(bases.size())];
    boolean[] seen = new boolean[joined.size()];
    for (Term fact : facts) {
      int whole = joined.detectIndex(each -> isWhole(each, fact));
      if (whole < 0) {
        set(words, fact, fact);
      } else if (seen[whole]) {
        throw new IllegalArgumentException(
            "a position has at most one fact of this kind, and this is a second one: " + fact);
      } else {
        seen[whole] = true;
        ((Compound) fact)
            .arguments()
            .forEachWithIndex(
                (value, argument) -> set(words, part(joined.get(whole), argument, value), fact));
      }
    }
    return words;
  }

  private void set(long[] words, Term name, Term fact) {
    int base = numbers.getIfAbsent(name, -1);
    if (base < 0) {
      throw new IllegalArgumentException("never true in this game: " + fact);
    }
    StateBits.set(words, base);
  }

  private static boolean isWhole(JoinedFact joined, Term fact) {
    return fact instanceof Compound compound
        && compound.function().name().equals(joined.function())
        && compound.arguments().size() == joined.parts().size();
  }

  private static Term part(JoinedFact joined, int argument, Term value) {
    Constant function = Constant.of(joined.parts().get(argument));
    return new Compound(function, Lists.immutable.of(value), Span.NONE);
  }

  /** The facts that hold in a state, in canonical order. */
  ImmutableList<Term> unpack(long[] words) {
    ImmutableList<MutableList<Term>> values =
        joined.collect(
            each -> Lists.mutable.withNValues(each.parts().size(), () -> Constant.of("any")));
    int[] found = new int[joined.size()];
    MutableList<Term> facts = Lists.mutable.empty();
    int[] places = new int[joined.size()];
    for (int word = 0; word < words.length; word++) {
      for (long left = words[word]; left != 0; left &= left - 1) {
        int base = Long.SIZE * word + Long.numberOfTrailingZeros(left);
        if (joinedOf[base] < 0) {
          facts.add(bases.get(base));
        } else {
          Term value = ((Compound) bases.get(base)).arguments().getFirst();
          values.get(joinedOf[base]).set(argumentOf[base], value);
          found[joinedOf[base]]++;
        }
        for (int fact = 0; fact < places.length; fact++) {
          places[fact] = base < joined.get(fact).before() ? facts.size() : places[fact];
        }
      }
    }
    // From the last to the first, so that places stay right.
    for (int fact = joined.size() - 1; fact >= 0; fact--) {
      JoinedFact whole = joined.get(fact);
      if (found[fact] == whole.parts().size()) {
        Constant function = Constant.of(whole.function());
        facts.add(places[fact], new Compound(function, values.get(fact).toImmutable(), Span.NONE));
      }
    }
    return facts.toImmutable();
  }
}
