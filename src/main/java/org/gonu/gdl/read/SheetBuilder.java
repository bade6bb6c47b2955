package org.gonu.gdl.read;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Arithmetic;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.SourceText;

/** Expressions to rules. A statement with a fault is reported and left out. */
final class SheetBuilder {
  private final SourceText source;
  private final NameTable names;
  private final TermBuilder terms;
  private final DiagnosticCollector findings;

  SheetBuilder(SourceText source, CasePolicy policy, DiagnosticCollector findings) {
    this.source = source;
    this.names = new NameTable(source, policy, findings);
    this.terms = new TermBuilder(source, names, findings);
    this.findings = findings;
  }

  /** The sheet of statements that may stand in one outer list. */
  RuleSheet build(ImmutableList<Expression> statements) {
    return buildOf(withoutMisplaced(Expression.unwrapped(statements)));
  }

  /** The sheet of a text without faults. Statements are read when they are asked for. */
  RuleSheet build(PlainText text) {
    return text.size() == 1 ? build(text.toList()) : buildOf(text);
  }

  /** The elements without those that a parenthesis behind a word splits in two. */
  private ImmutableList<Expression> withoutMisplaced(ImmutableList<Expression> elements) {
    MutableList<Expression> rest = Lists.mutable.empty();
    for (int i = 0; i < elements.size(); i++) {
      if (isMisplaced(elements, i)) {
        i++;
      } else {
        rest.add(elements.get(i));
      }
    }
    return rest.toImmutable();
  }

  /** True if a list stands right behind a word that belongs into it, which is reported. */
  private boolean isMisplaced(ImmutableList<Expression> elements, int at) {
    Optional<Diagnostic> finding = MisplacedParenthesis.in(source, elements, at);
    finding.ifPresent(findings::add);
    return finding.isPresent();
  }

  private RuleSheet buildOf(Iterable<Expression> statements) {
    boolean complete = !findings.hasErrors();
    MutableList<Rule> rules = Lists.mutable.empty();
    FaultyStretches faults = new FaultyStretches(findings.listed());
    for (Expression statement : statements) {
      if (faults.touch(statement.span())) {
        continue;
      }
      names.startRule();
      Optional<Rule> rule = rule(statement);
      rule.ifPresent(rules::add);
      complete &= rule.isPresent();
    }
    return new RuleSheet(
        source, new HeaderReader(source).read(), rules.toImmutable(), names.spelling(), complete);
  }

  private Optional<Rule> rule(Expression statement) {
    Optional<Diagnostic> foreign = ForeignSyntax.in(source, statement);
    if (foreign.isPresent()) {
      findings.add(foreign.get());
      return Optional.empty();
    }
    if (!(statement instanceof Expression.Listing list) || !list.startsWith("<=")) {
      return fact(statement);
    }
    if (list.elements().size() == 1) {
      terms.report(
          DiagnosticCode.RULE_WITHOUT_HEAD,
          list.span(),
          "a rule needs a head",
          "write (<= head literal ...)");
      return Optional.empty();
    }
    Expression headExpression = list.elements().get(1);
    boolean isSplit = isMisplaced(list.elements(), 1);
    Optional<Atom> head =
        isSplit
            ? Optional.empty()
            : isConnective(headExpression) ? notAHead(headExpression) : atom(headExpression);
    MutableList<Literal> body = Lists.mutable.empty();
    ImmutableList<Expression> written = list.elements().drop(isSplit ? 3 : 2);
    ImmutableList<Expression> whole = withoutMisplaced(written);
    boolean faulty = head.isEmpty() || whole.size() < written.size();
    for (Expression each : whole) {
      Optional<Literal> literal = literal(each, list);
      literal.ifPresent(body::add);
      faulty |= literal.isEmpty();
    }
    if (list.elements().size() == 2 && head.isPresent()) {
      findings.add(
          Diagnostic.of(
                  DiagnosticCode.RULE_WITHOUT_BODY,
                  source,
                  list.span(),
                  "a rule without a body is a fact")
              .withHelp("write '" + head.get() + "'")
              .withReplacement(head.get().toString()));
    }
    return faulty
        ? Optional.empty()
        : head.map(atom -> new Rule(atom, body.toImmutable(), list.span()));
  }

  private Optional<Rule> fact(Expression statement) {
    if (isConnective(statement)) {
      return notAHead(statement).map(head -> new Rule(head, Lists.immutable.empty(), head.span()));
    }
    return atom(statement).map(head -> new Rule(head, Lists.immutable.empty(), statement.span()));
  }

  private static boolean isConnective(Expression expression) {
    return expression instanceof Expression.Listing list
        && (list.startsWith("not")
            || list.startsWith("or")
            || list.startsWith("and")
            || list.startsWith("distinct"));
  }

  private Optional<Atom> notAHead(Expression expression) {
    terms.report(
        DiagnosticCode.NOT_A_STATEMENT,
        expression.span(),
        "a fact or the head of a rule is a relation with its arguments",
        "conditions such as 'not', 'or' and 'distinct' belong in the body of a rule: is the head"
            + " missing before it?");
    return Optional.empty();
  }

  private Optional<Atom> atom(Expression expression) {
    if (expression instanceof Expression.Symbol symbol) {
      if (symbol.isVariable()) {
        terms.report(
            DiagnosticCode.NAME_EXPECTED,
            symbol.span(),
            "expected a relation but found a variable",
            "a variable stands for a term, not for a relation");
        return Optional.empty();
      }
      return relation(symbol).map(name -> new Atom(name, Lists.immutable.empty(), symbol.span()));
    }
    Expression.Listing list = (Expression.Listing) expression;
    Optional<Constant> name =
        list.elements().notEmpty()
                && list.elements().getFirst() instanceof Expression.Symbol symbol
                && !symbol.isVariable()
            ? relation(symbol)
            : terms.head(list, "relation");
    Optional<ImmutableList<Term>> arguments = terms.arguments(list);
    if (name.isEmpty() || arguments.isEmpty()) {
      return Optional.empty();
    }
    // A keyword that lacks its arguments is told of by a check.
    boolean lacksArguments =
        Keyword.of(name.get().name()).filter(keyword -> keyword.arity() > 0).isPresent();
    if (arguments.get().isEmpty() && !lacksArguments) {
      terms.reportNeedlessParentheses(list, name.get().name());
    }
    return Optional.of(new Atom(name.get(), arguments.get(), list.span()));
  }

  /** The name of a relation; keywords in lower case. */
  private Optional<Constant> relation(Expression.Symbol symbol) {
    Optional<Keyword> keyword = Keyword.of(symbol.text());
    return keyword.isPresent()
        ? Optional.of(new Constant(keyword.get().word(), symbol.span()))
        : terms.name(symbol);
  }

  /**
   * A literal.
   *
   * @param around the rule or connective that it decides
   */
  private Optional<Literal> literal(Expression expression, Expression.Listing around) {
    if (expression instanceof Expression.Listing list && isConnective(list)) {
      if (list.startsWith("distinct")) {
        return distinct(list);
      }
      return list.startsWith("not") ? negation(list) : combination(list, around);
    }
    if (expression instanceof Expression.Listing list && isComparison(list)) {
      terms.report(
          DiagnosticCode.ARITHMETIC,
          list.span(),
          "'<=' is the arrow of rules and does not compare numbers",
          Arithmetic.HELP_COMPARISON);
      return Optional.empty();
    }
    return atom(expression).map(atom -> atom);
  }

  /** True for {@code (<= ?x 3)}, which is meant to say less or equal. */
  private static boolean isComparison(Expression.Listing list) {
    return list.startsWith("<=")
        && list.elements().size() == 3
        && list.elements().allSatisfy(Expression.Symbol.class::isInstance);
  }

  private Optional<Literal> distinct(Expression.Listing list) {
    Optional<ImmutableList<Term>> arguments = terms.arguments(list);
    if (list.elements().size() != 3) {
      reportOperands(list, "'distinct' compares exactly 2 terms", "(distinct ?x ?y)");
      return Optional.empty();
    }
    return arguments.map(both -> new Literal.Distinct(both.get(0), both.get(1), list.span()));
  }

  private Optional<Literal> negation(Expression.Listing list) {
    if (list.elements().size() == 3 && isMisplaced(list.elements(), 1)) {
      return Optional.empty();
    }
    if (list.elements().size() != 2) {
      reportOperands(list, "'not' takes exactly 1 literal", "(not (p ?x))");
      return Optional.empty();
    }
    return literal(list.elements().get(1), list)
        .map(operand -> new Literal.Not(operand, list.span()));
  }

  private Optional<Literal> combination(Expression.Listing list, Expression.Listing around) {
    boolean decides = list.startsWith("and") || list.elements().size() == 2;
    MutableList<Literal> operands = Lists.mutable.empty();
    ImmutableList<Expression> written = list.elements().drop(1);
    ImmutableList<Expression> whole = withoutMisplaced(written);
    boolean faulty = whole.size() < written.size();
    for (Expression each : whole) {
      Optional<Literal> operand = literal(each, decides ? around : list);
      operand.ifPresent(operands::add);
      faulty |= operand.isEmpty();
    }
    if (list.startsWith("or") && list.elements().size() == 1) {
      terms.report(
          DiagnosticCode.EMPTY_DISJUNCTION,
          list.span(),
          "'or' without operands is never true",
          emptyDisjunctionHelp(around));
    }
    if (faulty) {
      return Optional.empty();
    }
    return Optional.of(
        list.startsWith("or")
            ? new Literal.Or(operands.toImmutable(), list.span())
            : new Literal.And(operands.toImmutable(), list.span()));
  }

  /** What to do about a condition that never holds, where it stands. */
  private static String emptyDisjunctionHelp(Expression.Listing around) {
    if (around.startsWith("or")) {
      return "remove this alternative, or add the operands";
    }
    return around.startsWith("not")
        ? "so its 'not' always holds: remove that, or add the operands"
        : "remove the rule, or add the operands";
  }

  private void reportOperands(Expression.Listing list, String message, String example) {
    findings.add(
        Diagnostic.of(DiagnosticCode.CONNECTIVE_OPERANDS, source, list.span(), message)
            .withHelp("write " + example));
  }
}
