package org.gonu.analysis.explain;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.analysis.derivation.Witness;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.text.DiagnosticPrinter;

/** Prints explanations as indented text. */
public final class ExplanationText {
  private static final String INDENT = "  ";

  private final RuleSheet sheet;
  private final Marks marks;
  private final StringBuilder out = new StringBuilder();

  /** Text about atoms of a sheet. */
  public ExplanationText(RuleSheet sheet, Marks marks) {
    this.sheet = sheet;
    this.marks = marks;
  }

  /** The text of an answer. */
  public String print(Explainer.Answer answer) {
    if (!answer.question().isGround() && answer.instances().notEmpty()) {
      int number = answer.instances().size();
      out.append(number == 1 ? "1 instance holds:\n" : number + " instances hold:\n");
      answer.instances().each(instance -> line(1, marks.holds().apply(instance.toString())));
      out.append("the first of them:\n");
    }
    answer.derivation().ifPresent(derivation -> derivation(derivation, 0));
    answer.refusal().ifPresent(refusal -> refusal(refusal, 0));
    return out.toString();
  }

  private void line(int depth, String text) {
    out.append(INDENT.repeat(depth)).append(text).append('\n');
  }

  private void derivation(Derivation derivation, int depth) {
    String literal = marks.holds().apply(derivation.literal().toString());
    line(depth, literal + "  " + marks.aside().apply(reason(derivation)));
    derivation.premises().each(premise -> derivation(premise, depth + 1));
  }

  private String reason(Derivation derivation) {
    Optional<Witness> witness = derivation.witness();
    if (witness.isEmpty()) {
      return derivation.reason().phrase();
    }
    String place = place(witness.get().rule());
    if (derivation.reason() != Derivation.Reason.RULE) {
      return derivation.reason().phrase() + ", " + place;
    }
    String values = values(witness.get().rule(), witness.get().bindings());
    return place + (values.isEmpty() ? "" : " with " + values);
  }

  private String place(Rule rule) {
    return DiagnosticPrinter.place(sheet.source(), rule.span());
  }

  /** The values of the variables of a rule, in the order of their occurrence in head and body. */
  private static String values(Rule rule, ImmutableMap<Variable, Term> bindings) {
    ImmutableList<Variable> named =
        inOrder(rule.head())
            .newWithAll(rule.body().flatCollect(ExplanationText::inOrder))
            .distinct();
    return named
        .select(bindings::containsKey)
        .collect(variable -> variable + " = " + bindings.getIfAbsentValue(variable, variable))
        .makeString(", ");
  }

  private static ImmutableList<Variable> inOrder(Literal literal) {
    ImmutableSet<Variable> found = Variables.of(literal);
    return found.toSortedListBy(variable -> variable.span().start()).toImmutable();
  }

  private void refusal(Refusal refusal, int depth) {
    line(
        depth,
        marks.fails().apply(refusal.atom().toString())
            + (refusal.atom().isGround() ? " does not hold" : ": no instance holds")
            + (refusal.attempts().isEmpty() ? because(refusal) : ""));
    if (refusal.attempts().isEmpty() && refusal.nearest().notEmpty()) {
      line(depth + 1, "nearest that hold: " + refusal.nearest().makeString(" "));
    }
    refusal.attempts().each(attempt -> attempt(attempt, depth + 1));
    if (refusal.attempts().notEmpty() && refusal.otherRules() > 0) {
      line(depth + 1, marks.aside().apply(others(refusal.otherRules())));
    }
  }

  private static String others(int number) {
    return number == 1
        ? "1 other rule has a head that does not fit"
        : number + " other rules have heads that do not fit";
  }

  private static String because(Refusal refusal) {
    if (refusal.atom().is(Keyword.TRUE)) {
      return ": it is not in the state";
    }
    if (refusal.atom().is(Keyword.DOES)) {
      return ": it is not in the joint move";
    }
    return refusal.otherRules() == 0
        ? ": no fact of the sheet says so"
        : ": no rule has a head that fits";
  }

  private void attempt(Refusal.Attempt attempt, int depth) {
    String values = values(attempt.rule(), attempt.bindings());
    line(
        depth,
        place(attempt.rule())
            + ": "
            + attempt.rule().head()
            + (values.isEmpty() ? "" : " with " + values));
    attempt.met().each(literal -> step(depth, "holds", literal.toString(), marks.holds()));
    step(depth, "fails", attempt.failed().toString(), marks.fails());
    attempt.blocker().ifPresent(blocker -> derivation(blocker, depth + 3));
    attempt.refusal().ifPresent(inner -> inner(inner, depth + 3));
    attempt.alternatives().each(literal -> step(depth, "or", literal.toString(), marks.fails()));
    attempt.open().each(literal -> step(depth, "open", literal.toString(), marks.aside()));
  }

  /** Prints a refusal below its literal, which is not printed again. */
  private void inner(Refusal refusal, int depth) {
    if (refusal.attempts().notEmpty()) {
      refusal.attempts().each(attempt -> attempt(attempt, depth));
    } else if (refusal.nearest().notEmpty()) {
      line(
          depth, "nearest that hold: " + refusal.nearest().collect(Atom::toString).makeString(" "));
    } else {
      line(depth, because(refusal).substring(2));
    }
  }

  private void step(int depth, String word, String literal, UnaryOperator<String> mark) {
    line(depth + 1, mark.apply(String.format(Locale.ROOT, "%-6s%s", word, literal)));
  }
}
