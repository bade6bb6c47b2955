package org.gonu.gdl.infix;

import java.util.Locale;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.Expression.Listing;
import org.gonu.gdl.read.Expression.Symbol;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;

/**
 * Writes expressions of prefix GDL, free of syntax errors, in infix form. Case counts there:
 * keywords are in lower case, other names have the spelling of the sheet.
 */
final class InfixWriter {
  private static final int MAX_COLUMNS = 100;
  private static final String DISTINCT = "distinct";

  private final SourceText source;
  private final Spelling spelling;
  private final MutableList<Diagnostic> findings;
  private final MutableSet<String> renamed = Sets.mutable.empty();

  /** The first spellings of the variables of the present statement, by names in lower case. */
  private final MutableMap<String, String> variables = Maps.mutable.empty();

  InfixWriter(SourceText source, Spelling spelling, MutableList<Diagnostic> findings) {
    this.source = source;
    this.spelling = spelling;
    this.findings = findings;
  }

  /** A statement: on one line, or with a line for each literal. */
  String statement(Expression statement) {
    variables.clear();
    if (!(statement instanceof Listing rule) || !rule.startsWith("<=")) {
      return application(statement);
    }
    String head = application(rule.elements().get(1));
    ImmutableList<String> body = rule.elements().drop(2).collect(this::literal);
    String line = head + " :- " + body.makeString(" & ");
    if (body.isEmpty()) {
      return head;
    }
    boolean oneLine = source.text(rule.span()).indexOf('\n') < 0 && line.length() <= MAX_COLUMNS;
    return oneLine ? line : head + " :-\n  " + body.makeString(" &\n  ");
  }

  private String literal(Expression literal) {
    if (!(literal instanceof Listing list)) {
      return application(literal);
    }
    ImmutableList<Expression> operands = list.elements().drop(1);
    if (list.startsWith("not")) {
      return "~" + literal(operands.getFirst());
    }
    boolean or = list.startsWith("or");
    if (!or && !list.startsWith("and")) {
      return application(literal);
    }
    ImmutableList<String> texts = operands.collect(this::literal);
    return texts.size() < 2
        ? (or ? "or" : "and") + texts.makeString("(", "", ")")
        : texts.makeString("(", or ? " | " : " & ", ")");
  }

  /** An atom. */
  private String application(Expression expression) {
    return application(expression, this::relation);
  }

  private String term(Expression expression) {
    return application(expression, spelling::of);
  }

  /** A name, by {@code spelled}, with the terms that are its arguments; or a variable. */
  private String application(Expression expression, UnaryOperator<String> spelled) {
    if (expression instanceof Symbol symbol) {
      return symbol.isVariable() ? variable(symbol) : quoted(spelled.apply(symbol.text()));
    }
    Listing list = (Listing) expression;
    String name = quoted(spelled.apply(((Symbol) list.elements().getFirst()).text()));
    return list.elements().size() == 1
        ? name
        : name + list.elements().drop(1).collect(this::term).makeString("(", ",", ")");
  }

  /** The name of a relation; keywords in lower case. */
  private String relation(String name) {
    return Keyword.of(name)
        .map(Keyword::word)
        .orElseGet(() -> name.equalsIgnoreCase(DISTINCT) ? DISTINCT : spelling.of(name));
  }

  private static String quoted(String name) {
    return name.matches("[a-z0-9][A-Za-z0-9_]*") ? name : "'" + name.replace("'", "''") + "'";
  }

  /** The spelling of a variable, without its question mark. */
  private String spelled(Symbol variable) {
    String name = variable.text().substring(1);
    return spelling.policy() == CasePolicy.SENSITIVE
        ? name
        : variables.getIfAbsentPut(name.toLowerCase(Locale.ROOT), name);
  }

  private String variable(Symbol symbol) {
    String name = spelled(symbol);
    String plain = name.replaceAll("[^\\p{L}\\p{Nd}_]|[^\\x00-\\uFFFF]", "_");
    if (!plain.equals(name) && renamed.add(name)) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.RENAMED_VARIABLE,
                  source,
                  symbol.span(),
                  "the variable '" + symbol.text() + "' becomes '_" + marked(plain, name) + "'")
              .withHelp("the infix form knows letters, digits and underscores in variables"));
    }
    if (!plain.equals(name)) {
      return "_" + marked(plain, name);
    }
    return name.matches("[a-z].*")
        ? name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)
        : "_" + name;
  }

  /** A new name that differs for different old ones. */
  private static String marked(String plain, String name) {
    return plain + "_" + Integer.toHexString(name.hashCode());
  }
}
