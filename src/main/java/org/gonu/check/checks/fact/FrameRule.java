package org.gonu.check.checks.fact;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.graph.MatchIndex;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;

/**
 * The rule that keeps facts of a name, but for those with the same key as one that a move makes.
 * The key is all arguments but the last where no two facts of the initial state agree in it.
 */
final class FrameRule {
  private final Predicate symbol;
  private final ImmutableList<Rule> makers;
  private final int keys;
  private final String fact;
  private final String changed;

  FrameRule(Predicate symbol, ImmutableList<Rule> makers, RuleIndex index) {
    this.symbol = symbol;
    this.makers = makers;
    this.keys = isKeyed(index) ? symbol.arity() - 1 : symbol.arity();
    this.fact = "(" + symbol.name() + " " + variables(symbol.arity()) + ")";
    String name = symbol.name() + "-changes";
    while (isTaken(name, index)) {
      name = "new-" + name;
    }
    this.changed = name;
  }

  private static boolean isTaken(String name, RuleIndex index) {
    Spelling spelling = index.sheet().spelling();
    return index.heads().anySatisfy(head -> spelling.isSame(head.name(), name));
  }

  /** True if facts agree in nothing but the last argument, and rules make different ones there. */
  private boolean isKeyed(RuleIndex index) {
    ImmutableList<Term> first =
        index
            .rulesOf(Keyword.INIT.predicate())
            .collect(rule -> rule.head().arguments().getLast())
            .select(term -> term instanceof Compound && MatchIndex.symbol(term).equals(symbol));
    Set<ImmutableList<Term>> seen = new LinkedHashSet<>();
    return symbol.arity() > 1
        && first.notEmpty()
        && first.allSatisfy(
            term -> seen.add(Lists.immutable.withAll(keyOf((Compound) term, symbol.arity() - 1))));
  }

  private static ImmutableList<Term> keyOf(Compound term, int keys) {
    return term.arguments().take(keys);
  }

  private static String variables(int number) {
    MutableList<String> names = Lists.mutable.empty();
    for (int i = 1; i <= number; i++) {
      names.add("?k" + i);
    }
    return names.makeString(" ");
  }

  /** The rule alone, for a message. */
  String onOneLine() {
    return "(<= (next " + fact + ") (true " + fact + ")" + exception(" ") + ")";
  }

  private String exception(String before) {
    return keys == symbol.arity() ? "" : before + "(not (" + changed + " " + variables(keys) + "))";
  }

  /** The rule, and those that tell what changes, each on lines of its own, to follow the sheet. */
  String toAppend() {
    StringBuilder text = new StringBuilder();
    text.append("\n(<= (next ").append(fact).append(")\n    (true ").append(fact).append(')');
    text.append(exception("\n    ")).append(')');
    if (keys < symbol.arity()) {
      makers.collect(this::change).distinct().each(text::append);
    }
    return text.toString();
  }

  private String change(Rule maker) {
    Compound made = (Compound) maker.head().arguments().getLast();
    String head = "(" + changed + " " + keyOf(made, keys).makeString(" ") + ")";
    return "\n(<= " + head + "\n    " + maker.body().makeString("\n    ") + ")";
  }
}
