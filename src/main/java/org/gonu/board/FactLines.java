package org.gonu.board;

import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/** Formats facts as text without their outer parentheses. */
final class FactLines {
  /** Maximum number of facts of one name that a line lists. */
  private static final int NAMED = 8;

  private FactLines() {}

  /** Facts in one line: {@code control white, step 3}; many of one name are only counted. */
  static String line(ImmutableList<Term> facts) {
    return byName(facts)
        .collect(
            group ->
                group.size() > NAMED
                    ? group.size() + " x " + name(group.getFirst())
                    : group.collect(FactLines::bare).makeString(", "))
        .makeString(", ");
  }

  /** Facts in lines, one for each name: {@code on: a b, b c}. */
  static String list(ImmutableList<Term> facts) {
    StringBuilder out = new StringBuilder();
    for (ImmutableList<Term> group : byName(facts)) {
      Term first = group.getFirst();
      if (group.size() == 1 || !(first instanceof Compound)) {
        out.append(group.collect(FactLines::bare).makeString(", "));
      } else {
        out.append(name(first)).append(": ");
        out.append(group.collect(FactLines::arguments).makeString(", "));
      }
      out.append('\n');
    }
    return out.toString();
  }

  /** Groups in the order of their first facts. */
  private static ImmutableList<ImmutableList<Term>> byName(ImmutableList<Term> facts) {
    MutableList<String> names = facts.collect(FactLines::name).distinct().toList();
    return names.collect(name -> facts.select(fact -> name(fact).equals(name))).toImmutable();
  }

  private static String name(Term fact) {
    return fact instanceof Compound compound ? compound.function().name() : fact.toString();
  }

  private static String bare(Term fact) {
    return fact instanceof Compound ? name(fact) + " " + arguments(fact) : fact.toString();
  }

  private static String arguments(Term fact) {
    RichIterable<Term> arguments =
        fact instanceof Compound compound ? compound.arguments() : Lists.immutable.empty();
    return arguments.collect(Printer.COMPACT::print).makeString(" ");
  }
}
