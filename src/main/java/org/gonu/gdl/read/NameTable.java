package org.gonu.gdl.read;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
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
  private final Spellings constants = new Spellings();
  private Spellings variables = new Spellings();
  private final MutableSet<String> reported = Sets.mutable.empty();

  NameTable(SourceText source, CasePolicy policy, DiagnosticCollector findings) {
    this.source = source;
    this.policy = policy;
    this.findings = findings;
  }

  /** By name in lower case its first spelling. */
  private static final class Spellings {
    private final Map<String, Expression.Symbol> first = new HashMap<>();

    /** The first spelling of a name. */
    Expression.Symbol first(Expression.Symbol symbol) {
      Expression.Symbol lower = first.get(symbol.text());
      if (lower != null) {
        return lower;
      }
      Expression.Symbol own = first.putIfAbsent(symbol.text().toLowerCase(Locale.ROOT), symbol);
      return own == null ? symbol : own;
    }

    boolean isEmpty() {
      return first.isEmpty();
    }

    /** By name in lower case its first spelling. */
    ImmutableMap<String, String> texts() {
      return MapAdapter.adapt(first).collectValues((key, symbol) -> symbol.text()).toImmutable();
    }
  }

  /** Forgets the variables of the rule before. */
  void startRule() {
    if (!variables.isEmpty()) {
      variables = new Spellings();
    }
  }

  Constant constant(Expression.Symbol symbol) {
    String text = symbol.text();
    if (policy == CasePolicy.SENSITIVE) {
      return new Constant(text, symbol.span());
    }
    Expression.Symbol first = constants.first(symbol);
    reportDifference(text, symbol.span(), first);
    return new Constant(first.text(), symbol.span());
  }

  Variable variable(Expression.Symbol symbol) {
    String text = symbol.text();
    if (policy == CasePolicy.SENSITIVE) {
      return new Variable(text, symbol.span());
    }
    Expression.Symbol first = variables.first(symbol);
    reportDifference(text, symbol.span(), first);
    return new Variable(first.text(), symbol.span());
  }

  Spelling spelling() {
    return policy == CasePolicy.SENSITIVE
        ? Spelling.EXACT
        : Spelling.ignoringCase(constants.texts());
  }

  private void reportDifference(String text, Span span, Expression.Symbol symbol) {
    String first = symbol.text();
    if (text.equals(first) || !reported.add(text)) {
      return;
    }
    findings.add(
        Diagnostic.of(
                DiagnosticCode.INCONSISTENT_CASE,
                source,
                span,
                "'" + text + "' is the same name as '" + first + "'")
            .withNote(symbol.span(), "first spelled '" + first + "' here")
            .withHelp("spell it the same everywhere; case does not count")
            .withReplacement(first));
  }
}
