package org.gonu.gdl.read;

import java.util.Locale;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Variable;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Gives every name of a sheet one spelling, the first, and reports the others once each. The names
 * of variables belong to their rule, those of constants to the sheet.
 */
final class NameTable {
  private final SourceText source;
  private final CasePolicy policy;
  private final DiagnosticCollector findings;
  private final MutableMap<String, Constant> constants = Maps.mutable.empty();
  private final MutableMap<String, Variable> variables = Maps.mutable.empty();
  private final MutableSet<String> reported = Sets.mutable.empty();

  NameTable(SourceText source, CasePolicy policy, DiagnosticCollector findings) {
    this.source = source;
    this.policy = policy;
    this.findings = findings;
  }

  /** Forgets the variables of the rule before. */
  void startRule() {
    variables.clear();
  }

  Constant constant(Expression.Symbol symbol) {
    String text = symbol.text();
    if (policy == CasePolicy.SENSITIVE) {
      return new Constant(text, symbol.span());
    }
    Constant own = new Constant(text, symbol.span());
    Constant first = constants.getIfAbsentPut(text.toLowerCase(Locale.ROOT), own);
    reportDifference(text, symbol.span(), first.name(), first.span());
    return new Constant(first.name(), symbol.span());
  }

  Variable variable(Expression.Symbol symbol) {
    String text = symbol.text();
    if (policy == CasePolicy.SENSITIVE) {
      return new Variable(text, symbol.span());
    }
    Variable own = new Variable(text, symbol.span());
    Variable first = variables.getIfAbsentPut(text.toLowerCase(Locale.ROOT), own);
    reportDifference(text, symbol.span(), first.name(), first.span());
    return new Variable(first.name(), symbol.span());
  }

  Spelling spelling() {
    return policy == CasePolicy.SENSITIVE
        ? Spelling.EXACT
        : Spelling.ignoringCase(constants.collectValues((key, name) -> name.name()).toImmutable());
  }

  private void reportDifference(String text, Span span, String first, Span firstSpan) {
    if (text.equals(first) || !reported.add(text)) {
      return;
    }
    findings.add(
        Diagnostic.of(
                DiagnosticCode.INCONSISTENT_CASE,
                source,
                span,
                "'" + text + "' is the same name as '" + first + "'")
            .withNote(firstSpan, "first spelled '" + first + "' here")
            .withHelp("spell it the same everywhere; case does not count")
            .withReplacement(first));
  }
}
