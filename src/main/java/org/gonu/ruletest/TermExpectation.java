package org.gonu.ruletest;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Compares what a directive expects of a set of terms (the facts, or the legal moves of a role)
 * with the actual set. {@code TERM...}: the set contains these terms. {@code is TERM...}: the set
 * is exactly these terms. {@code count N}: the set has N terms. A pattern before {@code is} or
 * {@code count} restricts the set to the terms that match it.
 */
final class TermExpectation {
  private static final String IS = "is";
  private static final String COUNT = "count";

  /** Maximum number of terms that a message lists. */
  private static final int TOLD = 12;

  private final SourceText source;
  private final Directive directive;
  private final Stage stage;
  private final MutableList<Diagnostic> failures;

  private final Subject subject;

  /**
   * Wording for messages about the terms.
   *
   * @param plural such as {@code legal moves of white}
   * @param holds says that a term is in the set, such as {@code this move is legal}
   * @param fails says that a term is not in the set
   * @param known the terms that rules make, to find misspelled ones
   */
  record Subject(String plural, String holds, String fails, KnownTerms known) {}

  TermExpectation(
      SourceText source,
      Directive directive,
      Stage stage,
      Subject subject,
      MutableList<Diagnostic> failures) {
    this.source = source;
    this.directive = directive;
    this.stage = stage;
    this.subject = subject;
    this.failures = failures;
  }

  /** Compares the arguments of the directive with the actual set. */
  void check(ImmutableList<Expression> arguments, ImmutableList<Term> found) {
    int word = arguments.detectIndex(argument -> is(argument, IS) || is(argument, COUNT));
    if (word < 0) {
      arguments.each(argument -> checkOne(argument, found));
      if (arguments.isEmpty()) {
        throw stage.malformed(directive.span(), "nothing is said here", "write what is expected");
      }
      return;
    }
    if (directive.negated() || word > 1) {
      throw stage.malformed(
          arguments.get(word).span(),
          "'" + source.text(arguments.get(word).span()) + "' cannot stand here",
          "before it there may be one pattern, and no 'not'");
    }
    ImmutableList<Term> picked =
        word == 0 ? found : found.select(stage.pattern(arguments.getFirst())::matches);
    ImmutableList<Expression> rest = arguments.drop(word + 1);
    if (is(arguments.get(word), IS)) {
      checkAll(rest, picked);
    } else {
      checkCount(rest, picked);
    }
  }

  private static boolean is(Expression expression, String word) {
    return expression instanceof Expression.Symbol symbol && symbol.text().equals(word);
  }

  private void checkOne(Expression expected, ImmutableList<Term> found) {
    ImmutableList<Term> matching = found.select(stage.pattern(expected)::matches);
    Optional<String> advice = subject.known().advice(stage.term(expected));
    if (matching.isEmpty() && advice.isPresent()) {
      // Else a misspelled term would pass wherever it must not hold.
      fail(expected.span(), "no rule makes '" + source.text(expected.span()) + "'", advice.get());
      return;
    }
    if (directive.negated() && matching.notEmpty()) {
      fail(expected.span(), subject.holds(), "found: " + told(matching));
    } else if (!directive.negated() && matching.isEmpty()) {
      fail(expected.span(), subject.fails(), "found: " + told(found));
    }
  }

  private void checkAll(ImmutableList<Expression> expected, ImmutableList<Term> found) {
    ImmutableList<Term> wanted = expected.collect(stage::ground);
    ImmutableList<Term> extra = found.reject(wanted::contains);
    ImmutableList<Expression> missing =
        expected.zip(wanted).reject(pair -> found.contains(pair.getTwo())).collect(p -> p.getOne());
    if (missing.isEmpty() && extra.isEmpty()) {
      return;
    }
    String message =
        (missing.isEmpty() ? "" : missing.size() + " expected but not found")
            + (missing.isEmpty() || extra.isEmpty() ? "" : ", ")
            + (extra.isEmpty() ? "" : extra.size() + " found but not expected");
    Diagnostic finding = failure(directive.span(), subject.plural() + " differ: " + message);
    for (Expression each : missing.take(TOLD)) {
      finding = finding.withNote(each.span(), "not found");
    }
    failures.add(extra.isEmpty() ? finding : finding.withHelp("not expected: " + told(extra)));
  }

  private void checkCount(ImmutableList<Expression> rest, ImmutableList<Term> found) {
    if (rest.size() != 1) {
      throw stage.malformed(directive.span(), "'count' takes one number", "write 'count 3'");
    }
    long count = stage.number(rest.getFirst());
    if (count != found.size()) {
      fail(
          rest.getFirst().span(),
          "expected " + count + " " + subject.plural() + " but found " + found.size(),
          "found: " + told(found));
    }
  }

  private static String told(ImmutableList<Term> terms) {
    MutableList<String> words = Lists.mutable.withAll(terms.take(TOLD).collect(Term::toString));
    if (terms.size() > TOLD) {
      words.add("and " + (terms.size() - TOLD) + " more");
    }
    return words.isEmpty() ? "nothing" : words.makeString(" ");
  }

  private void fail(Span span, String message, String help) {
    failures.add(failure(span, message).withHelp(help));
  }

  private Diagnostic failure(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.TEST_EXPECTATION, source, span, message);
  }
}
