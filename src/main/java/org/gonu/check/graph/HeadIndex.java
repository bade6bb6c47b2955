package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * An index of rules by their heads, which finds those that an atom may match. A relation can have
 * thousands of rules, each for a number of its own.
 */
final class HeadIndex {
  /** Number of leading arguments that are indexed. */
  private static final int PLACES = 4;

  private final ImmutableList<Rule> rules;
  private final MutableMap<Predicate, Heads> byPredicate = Maps.mutable.empty();

  /** Indexes some rules. */
  HeadIndex(ImmutableList<Rule> rules) {
    this.rules = rules;
    rules.forEachWithIndex(
        (rule, number) ->
            byPredicate
                .getIfAbsentPut(rule.head().predicate(), Heads::new)
                .add(rule.head().arguments(), number));
  }

  /** The rules of a predicate. */
  private static final class Heads {
    private final IntArrayList all = new IntArrayList();
    private final MutableList<RulesByArgument> places = Lists.mutable.empty();

    void add(ImmutableList<Term> arguments, int rule) {
      all.add(rule);
      for (int i = 0; i < Math.min(PLACES, arguments.size()); i++) {
        if (i == places.size()) {
          places.add(new RulesByArgument(Maps.mutable.empty(), new IntArrayList()));
        }
        places.get(i).rules(arguments.get(i)).add(rule);
      }
    }

    /** The rules that one of the arguments, that which leaves the fewest, does not rule out. */
    IntArrayList candidates(ImmutableList<Term> arguments) {
      IntArrayList fewest = all;
      for (int i = 0; i < places.size(); i++) {
        Term argument = arguments.get(i);
        if (!(argument instanceof Variable)) {
          IntArrayList named = places.get(i).named(argument);
          IntArrayList open = places.get(i).open();
          if (named.size() + open.size() < fewest.size()) {
            fewest = new IntArrayList(named.size() + open.size());
            fewest.addAll(named);
            fewest.addAll(open);
          }
        }
      }
      return fewest;
    }
  }

  /**
   * The rules of a predicate by one argument of their heads.
   *
   * @param named those with a name or a function there, by it
   * @param open those with a variable there
   */
  private record RulesByArgument(MutableMap<Predicate, IntArrayList> named, IntArrayList open) {
    IntArrayList rules(Term argument) {
      return argument instanceof Variable
          ? open
          : named.getIfAbsentPut(MatchIndex.symbol(argument), IntArrayList::new);
    }

    IntArrayList named(Term argument) {
      return named.getIfAbsent(MatchIndex.symbol(argument), IntArrayList::new);
    }
  }

  /** The numbers of the rules whose heads an atom may match, in the order of the rules. */
  IntArrayList matches(Atom atom) {
    IntArrayList matches = new IntArrayList();
    Heads heads = byPredicate.get(atom.predicate());
    if (heads != null) {
      heads
          .candidates(atom.arguments())
          .forEach(
              rule -> {
                if (RuleGraph.mayMatch(atom, rules.get(rule).head())) {
                  matches.add(rule);
                }
              });
    }
    return matches.sortThis();
  }
}
