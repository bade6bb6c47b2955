package org.gonu.gdl.read;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Expressions to terms. An expression with a fault is reported and gives no term. */
final class TermBuilder {
  private static final ImmutableSet<String> CONNECTIVES =
      Sets.immutable.of("<=", "not", "or", "distinct");

  /** The length of the longest. */
  private static final int MAX_CONNECTIVE = 8;

  private final SourceText source;
  private final NameTable names;
  private final DiagnosticCollector findings;

  TermBuilder(SourceText source, NameTable names, DiagnosticCollector findings) {
    this.source = source;
    this.names = names;
    this.findings = findings;
  }

  Optional<Term> term(Expression expression) {
    if (expression instanceof Expression.Symbol symbol) {
      if (symbol.isVariable()) {
        return Optional.of(names.variable(symbol));
      }
      return name(symbol).map(name -> name);
    }
    Expression.Listing list = (Expression.Listing) expression;
    Optional<Constant> function = head(list, "function");
    Optional<ImmutableList<Term>> arguments = arguments(list);
    if (function.isEmpty() || arguments.isEmpty()) {
      return Optional.empty();
    }
    if (arguments.get().isEmpty()) {
      reportNeedlessParentheses(list, function.get().name());
      return Optional.of(new Constant(function.get().name(), list.span()));
    }
    return Optional.of(new Compound(function.get(), arguments.get(), list.span()));
  }

  /** The terms behind the first element; empty if one of them has a fault. */
  Optional<ImmutableList<Term>> arguments(Expression.Listing list) {
    MutableList<Term> terms = Lists.mutable.empty();
    boolean faulty = false;
    for (int i = 1; i < list.elements().size(); i++) {
      Optional<Term> term = term(list.elements().get(i));
      term.ifPresent(terms::add);
      faulty |= term.isEmpty();
    }
    return faulty ? Optional.empty() : Optional.of(terms.toImmutable());
  }

  /**
   * The name at the head of a list.
   *
   * @param kind what the name should be, for messages: {@code relation} or {@code function}
   */
  Optional<Constant> head(Expression.Listing list, String kind) {
    if (list.elements().isEmpty()) {
      report(DiagnosticCode.EMPTY_LIST, list.span(), "an empty list means nothing", "remove it");
      return Optional.empty();
    }
    Expression first = list.elements().getFirst();
    if (first instanceof Expression.Symbol symbol && !symbol.isVariable()) {
      return name(symbol);
    }
    report(
        DiagnosticCode.NAME_EXPECTED,
        first.span(),
        "expected the name of a "
            + kind
            + " but found "
            + (first instanceof Expression.Listing ? "a list" : "a variable"),
        "a list starts with the name of a relation or function");
    return Optional.empty();
  }

  /** A symbol as a name, unless it is one that the language keeps for itself. */
  Optional<Constant> name(Expression.Symbol symbol) {
    if (!isConnective(symbol.text())) {
      return Optional.of(names.constant(symbol));
    }
    if (symbol.is("<=")) {
      report(
          DiagnosticCode.MISPLACED_ARROW,
          symbol.span(),
          "'<=' can only start a rule",
          "is a ')' missing before it?");
    } else {
      report(
          DiagnosticCode.CONNECTIVE_AS_TERM,
          symbol.span(),
          "'" + symbol.text() + "' cannot be used as a name",
          "it belongs to the language: write " + form(symbol.text()) + " in the body of a rule");
    }
    return Optional.empty();
  }

  private static boolean isConnective(String text) {
    return text.length() <= MAX_CONNECTIVE && CONNECTIVES.contains(text.toLowerCase(Locale.ROOT));
  }

  /** How a connective is written. */
  private static String form(String connective) {
    return switch (connective.toLowerCase(Locale.ROOT)) {
      case "not" -> "(not literal)";
      case "distinct" -> "(distinct term term)";
      default -> "(" + connective + " literal literal ...)";
    };
  }

  void reportNeedlessParentheses(Expression.Listing list, String name) {
    findings.add(
        Diagnostic.of(
                DiagnosticCode.NEEDLESS_PARENTHESES,
                source,
                list.span(),
                "'" + name + "' has no arguments and needs no parentheses")
            .withHelp("write '" + name + "'")
            .withReplacement(name));
  }

  void report(DiagnosticCode code, Span span, String message, String help) {
    findings.add(Diagnostic.of(code, source, span, message).withHelp(help));
  }
}
