package org.gonu.gdl.infix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.infix.InfixToken.Kind;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.Expression.Listing;
import org.gonu.gdl.read.Expression.Symbol;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Infix tokens to the expressions of prefix GDL, with their places in the infix text. After a fault
 * it goes on at the next line that starts in the first column.
 */
final class InfixParser {
  /** Nesting that is read, as in prefix text; it keeps the recursion of the parser safe. */
  private static final int MAX_DEPTH = 500;

  private final SourceText source;
  private final MutableList<InfixToken> tokens;
  private final MutableList<Diagnostic> findings;
  private int at = 0;
  private int depth = 0;

  /** How the variables of the present statement were written, by their names in prefix form. */
  private final MutableMap<String, String> variables = Maps.mutable.empty();

  /** Where {@code ;} stands between literals for the first time. */
  private Optional<Span> semicolon = Optional.empty();

  /** True if a negation is written {@code not p}, as in answer set programs. */
  private boolean isLikeAnswerSets = false;

  InfixParser(SourceText source, MutableList<InfixToken> tokens, MutableList<Diagnostic> findings) {
    this.source = source;
    this.tokens = tokens;
    this.findings = findings;
  }

  /** A syntax error that was already reported. */
  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1;
  }

  ImmutableList<Expression> statements() {
    MutableList<Expression> statements = Lists.mutable.empty();
    while (peek().kind() != Kind.END) {
      int first = at;
      try {
        statements.add(statement());
      } catch (Fault told) {
        depth = 0;
        skip(first);
      }
    }
    boolean isProlog = tokens.anySatisfy(token -> source.text(token.span()).equals("\\+"));
    if (isLikeAnswerSets && !isProlog) {
      semicolon.ifPresent(this::reportSemicolon);
    }
    return statements.toImmutable();
  }

  /** Goes to the next token in the first column, beyond the one that a statement started with. */
  private void skip(int first) {
    at = Math.max(at, Math.min(first + 1, tokens.size() - 1));
    while (peek().kind() != Kind.END && source.position(peek().span().start()).column() > 1) {
      at++;
    }
  }

  private InfixToken peek() {
    return tokens.get(at);
  }

  private boolean take(String mark) {
    boolean found = peek().isMark(mark);
    at += found ? 1 : 0;
    return found;
  }

  private void reportSemicolon(Span span) {
    findings.add(
        Diagnostic.of(
                DiagnosticCode.INFIX_SYNTAX,
                source,
                span,
                "';' says 'or' in Prolog and 'and' in answer set programs")
            .withHelp("write & for 'and', | for 'or'"));
  }

  private Expression statement() throws Fault {
    variables.clear();
    Expression head = application();
    Expression statement = head;
    if (peek().isMark(":-")) {
      Span arrow = tokens.get(at++).span();
      MutableList<Expression> parts = Lists.mutable.of(new Symbol("<=", arrow), head);
      MutableList<Expression> body = conjunction();
      if (isOr()) {
        parts.add(disjunction(body));
      } else {
        parts.addAll(body);
      }
      statement = listing(parts, head.span().start());
    }
    take(".");
    return statement;
  }

  private MutableList<Expression> conjunction() throws Fault {
    MutableList<Expression> operands = Lists.mutable.of(literal());
    while (take("&") || take(",")) {
      operands.add(literal());
    }
    return operands;
  }

  private boolean isOr() {
    return peek().isMark("|") || peek().isMark(";");
  }

  /** The rest of a disjunction behind its first conjunction. */
  private Expression disjunction(MutableList<Expression> first) throws Fault {
    int start = first.getFirst().span().start();
    MutableList<Expression> operands = Lists.mutable.of(symbol("or", first.getFirst()));
    operands.add(joined(first));
    while (isOr()) {
      if (semicolon.isEmpty() && peek().isMark(";")) {
        semicolon = Optional.of(peek().span());
      }
      at++;
      operands.add(joined(conjunction()));
    }
    return listing(operands, start);
  }

  private Expression joined(MutableList<Expression> conjunction) {
    if (conjunction.size() == 1) {
      return conjunction.getFirst();
    }
    int start = conjunction.getFirst().span().start();
    conjunction.add(0, symbol("and", conjunction.getFirst()));
    return listing(conjunction, start);
  }

  private static Symbol symbol(String word, Expression place) {
    return new Symbol(word, new Span(place.span().start(), place.span().start()));
  }

  private Expression literal() throws Fault {
    InfixToken first = peek();
    enter(first);
    Expression literal;
    if (take("~") || takeNot()) {
      literal = negation(new Symbol("not", first.span()), literal());
    } else if (take("(")) {
      MutableList<Expression> conjunction = conjunction();
      literal = isOr() ? disjunction(conjunction) : joined(conjunction);
      expect(")");
    } else {
      literal = comparison(application());
    }
    depth--;
    return literal;
  }

  /** Takes a {@code not} that its literal follows without a parenthesis. */
  private boolean takeNot() {
    InfixToken after = tokens.get(Math.min(at + 1, tokens.size() - 1));
    boolean isNot =
        isWord(peek(), "not")
            && (after.kind() == Kind.NAME
                || after.kind() == Kind.VARIABLE
                || after.isMark("~")
                || (after.isMark("(") && after.span().start() > peek().span().end()));
    if (isNot) {
      isLikeAnswerSets = true;
      at++;
    }
    return isNot;
  }

  /** True for a name that is written so, without quotes. */
  private boolean isWord(InfixToken token, String word) {
    return token.kind() == Kind.NAME && source.text(token.span()).equals(word);
  }

  private Expression negation(Symbol not, Expression operand) {
    return isEquality(operand)
        ? ((Listing) operand).elements().get(1)
        : listing(Lists.mutable.of(not, operand), not.span().start());
  }

  /** A literal, or two terms that are equal or not. */
  private Expression comparison(Expression left) throws Fault {
    boolean equal = peek().isMark("=");
    if (left instanceof Symbol symbol && symbol.isVariable() && isWord(peek(), "is")) {
      findings.add(ForeignSign.finding(source, peek().span()));
      throw new Fault();
    }
    if (peek().kind() == Kind.FOREIGN) {
      throw fault("expected the end of the literal");
    }
    if (!equal && !peek().isMark("!=")) {
      return left;
    }
    at++;
    int start = left.span().start();
    Expression right = application();
    Listing distinct = listing(Lists.mutable.of(symbol("distinct", left), left, right), start);
    return equal ? listing(Lists.mutable.of(symbol("not", left), distinct), start) : distinct;
  }

  /** True for what was made of {@code X = Y}; its {@code not} has no place in the text. */
  private static boolean isEquality(Expression expression) {
    return expression instanceof Listing list
        && list.startsWith("not")
        && list.elements().getFirst().span().length() == 0;
  }

  /**
   * A name alone or with arguments; those of {@code or}, {@code and} and {@code not} are literals.
   */
  private Expression application() throws Fault {
    InfixToken name = peek();
    if (name.kind() != Kind.NAME && name.kind() != Kind.VARIABLE) {
      throw fault("expected a name but found " + told(name));
    }
    at++;
    Symbol symbol = new Symbol(name.text(), name.span());
    if (name.kind() == Kind.VARIABLE) {
      checkSpelling(name);
    }
    // Arguments follow at once: a blank before a parenthesis is nowhere in use.
    if (!peek().isMark("(") || peek().span().start() != name.span().end()) {
      return symbol;
    }
    if (name.kind() == Kind.VARIABLE) {
      throw fault("a variable has no arguments");
    }
    enter(name);
    at++;
    boolean connective = symbol.is("or") || symbol.is("and") || symbol.is("not");
    MutableList<Expression> parts = Lists.mutable.of(symbol);
    if (!peek().isMark(")")) {
      do {
        parts.add(connective ? literal() : application());
      } while (take(","));
    }
    expect(")");
    depth--;
    return symbol.is("not") && parts.size() == 2
        ? negation(symbol, parts.getLast())
        : listing(parts, name.span().start());
  }

  /** {@code X} and {@code ?x} are one variable in prefix form. */
  private void checkSpelling(InfixToken variable) {
    String spelling = source.text(variable.span());
    String before = variables.getIfAbsentPut(variable.text(), spelling);
    if (!before.equals(spelling)) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.INFIX_SYNTAX,
                  source,
                  variable.span(),
                  "'" + before + "' and '" + spelling + "' are one variable in prefix form")
              .withHelp("write both alike, or give one of them another name"));
    }
  }

  private void enter(InfixToken token) throws Fault {
    if (++depth > MAX_DEPTH) {
      findings.add(
          Diagnostic.of(
              DiagnosticCode.NESTED_TOO_DEEP,
              source,
              token.span(),
              "terms are nested more than " + MAX_DEPTH + " levels deep"));
      throw new Fault();
    }
  }

  private void expect(String mark) throws Fault {
    if (!take(mark)) {
      throw fault("expected '" + mark + "' but found " + told(peek()));
    }
  }

  private Listing listing(MutableList<Expression> parts, int start) {
    return new Listing(parts.toImmutable(), new Span(start, tokens.get(at - 1).span().end()));
  }

  private String told(InfixToken token) {
    return token.kind() == Kind.END ? "the end of the text" : "'" + source.text(token.span()) + "'";
  }

  private Fault fault(String message) {
    boolean headless = peek().isMark(":-") && (at == 0 || tokens.get(at - 1).isMark("."));
    if (headless || peek().kind() == Kind.FOREIGN) {
      findings.add(ForeignSign.finding(source, peek().span()));
      return new Fault();
    }
    findings.add(
        Diagnostic.of(DiagnosticCode.INFIX_SYNTAX, source, peek().span(), message)
            .withHelp("a rule is written head :- literal & ~literal"));
    return new Fault();
  }
}
