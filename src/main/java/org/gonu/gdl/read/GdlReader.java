package org.gonu.gdl.read;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Reads GDL text. Faults of the text are in the outcome, never thrown. */
public final class GdlReader {
  private GdlReader() {}

  /**
   * Reads a rule sheet. The outcome always has a sheet; where the text has errors, it lacks the
   * statements that they are in.
   */
  public static Outcome<RuleSheet> readSheet(SourceText source, CasePolicy policy) {
    Optional<PlainText> plain = PlainText.of(source).filter(text -> !text.isLikeInfix());
    if (plain.isPresent()) {
      DiagnosticCollector findings = new DiagnosticCollector();
      RuleSheet sheet = new SheetBuilder(source, policy, findings).build(plain.get());
      return Outcome.of(sheet, findings.toDiagnostics());
    }
    Outcome<ParsedSheet> parsed = parseSheet(source, policy);
    return Outcome.of(parsed.get().sheet(), parsed.diagnostics());
  }

  /**
   * Reads a rule sheet as {@link #readSheet} does, and keeps the statements that it was made of,
   * those with errors too: an editor wants to know of names in them as well.
   */
  public static Outcome<ParsedSheet> parseSheet(SourceText source, CasePolicy policy) {
    ExpressionParser.Result parsed = ExpressionParser.parse(source);
    Optional<Diagnostic> infix = InfixSheet.finding(source, parsed.expressions());
    if (infix.isPresent()) {
      DiagnosticCollector alone = new DiagnosticCollector();
      alone.add(infix.get());
      RuleSheet none = new SheetBuilder(source, policy, alone).build(Lists.immutable.empty());
      return Outcome.of(new ParsedSheet(none, Lists.immutable.empty()), alone.toDiagnostics());
    }
    RuleSheet sheet =
        new SheetBuilder(source, policy, parsed.findings()).build(parsed.expressions());
    return Outcome.of(
        new ParsedSheet(sheet, Expression.unwrapped(parsed.expressions())),
        parsed.findings().toDiagnostics());
  }

  /** Reads a rule sheet out of a message: a list of statements that was split before. */
  public static Outcome<RuleSheet> readSheet(
      SourceText source, Expression.Listing statements, CasePolicy policy) {
    DiagnosticCollector findings = new DiagnosticCollector();
    RuleSheet sheet = new SheetBuilder(source, policy, findings).build(statements.elements());
    return Outcome.of(sheet, findings.toDiagnostics());
  }

  /** Splits a text, such as a message of the match protocol, at its parentheses. */
  public static Outcome<ImmutableList<Expression>> readExpressions(SourceText source) {
    ExpressionParser.Result parsed = ExpressionParser.parse(source);
    return outcome(Optional.of(parsed.expressions()), parsed.findings());
  }

  /** Reads a text that is one ground term, such as a move, and gives it the sheet's spelling. */
  public static Outcome<Term> readTerm(SourceText source, Spelling spelling) {
    ExpressionParser.Result parsed = ExpressionParser.parse(source);
    DiagnosticCollector findings = parsed.findings();
    ImmutableList<Expression> expressions = parsed.expressions();
    if (expressions.size() != 1) {
      findings.add(wrongNumber(source, "term", expressions.size()));
      return outcome(Optional.empty(), findings);
    }
    return outcome(groundTerm(source, expressions.getFirst(), spelling, findings), findings);
  }

  /**
   * Reads a text that is one atom, with or without variables, such as {@code (legal white ?move)}
   * or {@code terminal}, and gives it the sheet's spelling.
   */
  public static Outcome<Atom> readAtom(SourceText source, Spelling spelling) {
    ExpressionParser.Result parsed = ExpressionParser.parse(source);
    DiagnosticCollector findings = parsed.findings();
    ImmutableList<Expression> expressions = parsed.expressions();
    if (expressions.size() != 1) {
      findings.add(wrongNumber(source, "atom", expressions.size()));
      return outcome(Optional.empty(), findings);
    }
    NameTable names = new NameTable(source, spelling.policy(), new DiagnosticCollector());
    Expression expression = expressions.getFirst();
    Optional<Term> term = new TermBuilder(source, names, findings).term(expression);
    return outcome(term.flatMap(read -> atom(source, spelling.of(read), findings)), findings);
  }

  private static Optional<Atom> atom(SourceText source, Term term, DiagnosticCollector findings) {
    if (term instanceof Compound compound) {
      return Optional.of(
          new Atom(relation(compound.function()), compound.arguments(), compound.span()));
    }
    if (term instanceof Constant constant) {
      return Optional.of(new Atom(relation(constant), Lists.immutable.empty(), constant.span()));
    }
    findings.add(
        Diagnostic.of(
            DiagnosticCode.NAME_EXPECTED,
            source,
            term.span(),
            "expected a relation but found the variable '" + term + "'"));
    return Optional.empty();
  }

  /** The name of a relation; keywords are in lower case. */
  private static Constant relation(Constant name) {
    return Keyword.of(name.name())
        .map(keyword -> new Constant(keyword.word(), name.span()))
        .orElse(name);
  }

  /** An expression of a message as a ground term in the sheet's spelling. */
  public static Outcome<Term> toTerm(SourceText source, Expression expression, Spelling spelling) {
    DiagnosticCollector findings = new DiagnosticCollector();
    return outcome(groundTerm(source, expression, spelling, findings), findings);
  }

  /** An expression as a term that may have variables, in the sheet's spelling. */
  public static Outcome<Term> toPattern(
      SourceText source, Expression expression, Spelling spelling) {
    DiagnosticCollector findings = new DiagnosticCollector();
    return outcome(anyTerm(source, expression, spelling, findings), findings);
  }

  /**
   * Reads ground terms in the sheet's spelling, such as a recorded state {@code ( ( cell 1 1 b ) (
   * control x ) )}. A text that is a single list is the list of the terms, never one term.
   */
  public static Outcome<ImmutableList<Term>> readTerms(SourceText source, Spelling spelling) {
    return readTerms(source, spelling, outer -> true);
  }

  /**
   * Reads facts that a person wrote one after the other, or such a state. A text that is a single
   * list is one fact if it begins with a name that has arguments, {@code (control x)}.
   */
  public static Outcome<ImmutableList<Term>> readFacts(SourceText source, Spelling spelling) {
    return readTerms(
        source,
        spelling,
        outer ->
            outer.elements().size() < 2
                || outer.elements().getFirst() instanceof Expression.Listing);
  }

  private static Outcome<ImmutableList<Term>> readTerms(
      SourceText source,
      Spelling spelling,
      java.util.function.Predicate<Expression.Listing> isListOfTerms) {
    ExpressionParser.Result parsed = ExpressionParser.parse(source);
    DiagnosticCollector findings = parsed.findings();
    ImmutableList<Expression> expressions = parsed.expressions();
    if (expressions.size() == 1
        && expressions.getFirst() instanceof Expression.Listing outer
        && isListOfTerms.test(outer)) {
      expressions = outer.elements();
    }
    MutableList<Term> terms = Lists.mutable.empty();
    for (Expression expression : expressions) {
      groundTerm(source, expression, spelling, findings).ifPresent(terms::add);
    }
    return outcome(Optional.of(terms.toImmutable()), findings);
  }

  private static Optional<Term> groundTerm(
      SourceText source, Expression expression, Spelling spelling, DiagnosticCollector findings) {
    Optional<Term> term = anyTerm(source, expression, spelling, findings);
    if (term.isPresent() && !term.get().isGround()) {
      findings.add(
          Diagnostic.of(
              DiagnosticCode.VARIABLE_IN_FACT,
              source,
              expression.span(),
              "expected a term without variables"));
      return Optional.empty();
    }
    return term;
  }

  private static Optional<Term> anyTerm(
      SourceText source, Expression expression, Spelling spelling, DiagnosticCollector findings) {
    DiagnosticCollector own = new DiagnosticCollector();
    NameTable names = new NameTable(source, spelling.policy(), own);
    Optional<Term> term = new TermBuilder(source, names, own).term(expression);
    findings.addAll(own.toDiagnostics().all().select(Diagnostic::isError));
    return term.map(spelling::of);
  }

  private static Diagnostic wrongNumber(SourceText source, String expected, int found) {
    return Diagnostic.of(
        DiagnosticCode.NAME_EXPECTED,
        source,
        new Span(0, source.text().length()),
        "expected one " + expected + " but found " + found);
  }

  private static <T> Outcome<T> outcome(Optional<T> value, DiagnosticCollector findings) {
    Diagnostics diagnostics = findings.toDiagnostics();
    return diagnostics.hasErrors()
        ? Outcome.failed(diagnostics)
        : new Outcome<>(value, diagnostics);
  }
}
