package org.gonu.gdl.infix;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.gdl.read.CommentScanner;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.Expression.Listing;
import org.gonu.gdl.read.Expression.Symbol;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Converts sheets from prefix form to infix form and back. A round trip preserves the rules, except
 * for variables with characters that the infix form does not allow, which are reported. Comments
 * stay between their statements; those inside of a statement move before it.
 *
 * <p>Infix form is written as the Stanford notes do, and read as Prolog and answer set programs
 * write it too, as far as that has one meaning.
 */
public final class InfixConverter {
  private InfixConverter() {}

  /**
   * The infix form of a sheet in prefix form. Where case does not count, each name gets its first
   * spelling, as case counts in infix form.
   */
  public static Outcome<String> toInfix(SourceText source, CasePolicy policy) {
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, policy);
    if (sheet.diagnostics().hasErrors()) {
      return Outcome.failed(sheet.diagnostics());
    }
    MutableList<Diagnostic> findings = Lists.mutable.empty();
    ImmutableList<Expression> statements =
        Expression.unwrapped(GdlReader.readExpressions(source).get());
    InfixWriter writer = new InfixWriter(source, sheet.get().spelling(), findings);
    Transcript transcript = new Transcript(source, CommentScanner.in(source.text()), ';', '%');
    transcript.write(statements, writer::statement);
    return Outcome.of(transcript.text(), Diagnostics.of(findings));
  }

  /** The prefix form of a sheet in infix form, in the canonical layout. */
  public static Outcome<String> toPrefix(SourceText source) {
    MutableList<Diagnostic> findings = Lists.mutable.empty();
    InfixLexer lexer = new InfixLexer(source, findings);
    ImmutableList<Expression> statements =
        new InfixParser(source, lexer.tokens(), findings).statements();
    Listing all = new Listing(statements, new Span(0, source.text().length()));
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, all, CasePolicy.SENSITIVE);
    sheet.diagnostics().all().collect(InfixAdvice::of).forEach(findings::add);
    Diagnostics diagnostics = Diagnostics.of(findings);
    if (diagnostics.hasErrors()) {
      return Outcome.failed(diagnostics);
    }
    Transcript transcript = new Transcript(source, lexer.comments(), '%', ';');
    transcript.write(statements, statement -> prefix(statement, source));
    SourceText text = new SourceText(source.name(), transcript.text());
    return Outcome.of(SheetFormatter.format(text).get(), diagnostics);
  }

  /** A statement; a rule on several lines has its literals on lines of their own. */
  private static String prefix(Expression statement, SourceText source) {
    boolean broken = source.text(statement.span()).indexOf('\n') >= 0;
    if (broken && statement instanceof Listing rule && rule.startsWith("<=")) {
      String head = prefix(rule.elements().get(1));
      return rule.elements()
          .drop(2)
          .collect(InfixConverter::prefix)
          .makeString("(<= " + head + "\n", "\n", ")");
    }
    return prefix(statement);
  }

  private static String prefix(Expression expression) {
    return expression instanceof Symbol symbol
        ? symbol.text()
        : ((Listing) expression)
            .elements()
            .collect(InfixConverter::prefix)
            .makeString("(", " ", ")");
  }
}
