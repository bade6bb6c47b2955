package org.gonu.check.graph;

import java.util.LinkedHashMap;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.SpellingDistance;

/** The facts or moves that the heads of some rules produce: the last arguments of these heads. */
public final class MadeTerms {
  /** Limit on comparisons of names; later ones get no suggestion. */
  private static final int COMPARISONS = 1_000_000;

  private final MutableMap<Predicate, Alike> bySymbol = Maps.mutable.empty();

  /** By name its first head, in the order of the sheet. */
  private final MutableMap<String, Atom> firstOfName = MapAdapter.adapt(new LinkedHashMap<>());

  /** The names of terms with arguments. */
  private final MutableSet<String> functions = Sets.mutable.empty();

  /** The first head whose last argument is a variable, so that it can produce anything. */
  private Optional<Atom> open = Optional.empty();

  private int comparisonsLeft = COMPARISONS;

  /** Heads that produce terms of one name and arity. */
  private static final class Alike {
    private final MutableList<Atom> heads = Lists.mutable.empty();
    private Optional<MatchIndex> index = Optional.empty();

    boolean mayMake(Term asked) {
      MatchIndex known = index.orElseGet(() -> new MatchIndex(heads.collect(Alike::row)));
      index = Optional.of(known);
      return known.mayMatch(arguments(asked));
    }

    private static ImmutableList<Term> row(Atom head) {
      return arguments(made(head));
    }
  }

  /** Collects the terms of some heads. */
  public MadeTerms(ImmutableList<Atom> heads) {
    for (Atom head : heads) {
      Term made = made(head);
      if (made instanceof Variable) {
        open = open.or(() -> Optional.of(head));
      } else {
        Predicate symbol = MatchIndex.symbol(made);
        bySymbol.getIfAbsentPut(symbol, Alike::new).heads.add(head);
        firstOfName.putIfAbsent(symbol.name(), head);
        if (made instanceof Compound) {
          functions.add(symbol.name());
        }
      }
    }
  }

  /** The facts that a sheet makes. */
  public static MadeTerms facts(RuleIndex index) {
    return new MadeTerms(heads(index, Keyword.INIT).newWithAll(heads(index, Keyword.NEXT)));
  }

  /** The moves that a sheet allows. */
  public static MadeTerms moves(RuleIndex index) {
    return new MadeTerms(heads(index, Keyword.LEGAL));
  }

  private static ImmutableList<Atom> heads(RuleIndex index, Keyword keyword) {
    return index.rulesOf(keyword.predicate()).collect(Rule::head);
  }

  private static Term made(Atom head) {
    return head.arguments().getLast();
  }

  private static ImmutableList<Term> arguments(Term term) {
    return term instanceof Compound compound ? compound.arguments() : Lists.immutable.empty();
  }

  /** True if there are no heads. */
  public boolean isEmpty() {
    return open.isEmpty() && bySymbol.isEmpty();
  }

  /** True if some head can produce anything, since its last argument is a variable. */
  public boolean isOpen() {
    return open.isPresent();
  }

  /** The first head that produces a term of the same name and arity. */
  public Optional<Atom> firstLike(Term asked) {
    Alike alike = bySymbol.get(MatchIndex.symbol(asked));
    return alike == null ? open : Optional.of(alike.heads.getFirst());
  }

  /** The first head that produces a term of this name and number of arguments. */
  public Optional<Atom> firstOf(Predicate symbol) {
    return Optional.ofNullable(bySymbol.get(symbol)).map(alike -> alike.heads.getFirst());
  }

  /** The first head that produces a term of this name, whatever its arity. */
  public Optional<Atom> firstNamed(String name) {
    return Optional.ofNullable(firstOfName.get(name));
  }

  /** True if some head produces a term of this name that has arguments. */
  public boolean makesFunction(String name) {
    return functions.contains(name);
  }

  /** False if no head can produce this term. */
  public boolean mayMake(Term asked) {
    Alike alike = bySymbol.get(MatchIndex.symbol(asked));
    return isOpen() || (alike != null && alike.mayMake(asked));
  }

  /** The name that is probably meant by a misspelled one. */
  public Optional<String> nearestName(String name) {
    comparisonsLeft -= firstOfName.size();
    return comparisonsLeft < 0
        ? Optional.empty()
        : SpellingDistance.nearest(name, firstOfName.keysView());
  }
}
