package org.gonu.text;

import java.util.Locale;

/**
 * All kinds of diagnostics, each with a stable number, a default severity and the clause that it is
 * based on.
 *
 * <p>0xx: the text cannot be read as GDL. 1xx: the rules break a static restriction of the
 * language. 2xx: the rules are odd. 3xx: the rules break the contract of a game while it runs. 4xx:
 * a match record cannot be read. 5xx: a test of a rule sheet. "GDL" in the clauses is Love et al.,
 * General Game Playing: Game Description Language Specification, 2008.
 */
public enum DiagnosticCode {
  UNCLOSED_PARENTHESIS(1, Severity.ERROR, "GDL 2, syntax"),
  UNOPENED_PARENTHESIS(2, Severity.ERROR, "GDL 2, syntax"),
  NESTED_TOO_DEEP(3, Severity.ERROR, "limit of this reader"),
  QUOTED_TEXT(4, Severity.ERROR, "GDL 2, syntax"),
  NAMELESS_VARIABLE(5, Severity.ERROR, "GDL 2, syntax"),
  EMPTY_LIST(6, Severity.ERROR, "GDL 2, syntax"),
  NAME_EXPECTED(7, Severity.ERROR, "GDL 2, syntax"),
  NOT_A_STATEMENT(8, Severity.ERROR, "GDL 2, syntax"),
  RULE_WITHOUT_HEAD(9, Severity.ERROR, "GDL 2, syntax"),
  CONNECTIVE_OPERANDS(10, Severity.ERROR, "GDL 2, syntax"),
  CONNECTIVE_AS_TERM(11, Severity.ERROR, "GDL 2, syntax"),
  MISPLACED_ARROW(12, Severity.ERROR, "GDL 2, syntax"),
  INFIX_SYNTAX(13, Severity.ERROR, "infix GDL, Genesereth and Thielscher 2014, chapter 2"),
  RENAMED_VARIABLE(14, Severity.WARNING, "infix GDL, Genesereth and Thielscher 2014, chapter 2"),

  UNSAFE_VARIABLE(101, Severity.ERROR, "GDL 3, safety"),
  NEGATION_THROUGH_RECURSION(102, Severity.ERROR, "GDL 3, stratified negation"),
  UNBOUNDED_RECURSION(103, Severity.ERROR, "GDL 3, recursion restriction"),
  KEYWORD_ARITY(104, Severity.ERROR, "GDL 4, game independent vocabulary"),
  RELATION_ARITY(105, Severity.ERROR, "GDL 2, fixed arity"),
  FUNCTION_ARITY(106, Severity.ERROR, "GDL 2, fixed arity"),
  MISSING_RELATION(107, Severity.ERROR, "GDL 4, game independent vocabulary"),
  UNDEFINED_RELATION(108, Severity.ERROR, "GDL 2, a relation without rules is always false"),
  MISSPELLED_KEYWORD(109, Severity.ERROR, "GDL 4, game independent vocabulary"),
  KEYWORD_IN_HEAD(110, Severity.ERROR, "GDL 4, restrictions on keywords"),
  KEYWORD_IN_BODY(111, Severity.ERROR, "GDL 4, restrictions on keywords"),
  KEYWORD_DEPENDENCE(112, Severity.ERROR, "GDL 4, restrictions on keywords"),
  ROLE_NOT_CONSTANT(113, Severity.ERROR, "GDL 4, roles"),
  GOAL_VALUE(114, Severity.ERROR, "GDL 4, goals"),
  VARIABLE_IN_FACT(115, Severity.ERROR, "GDL 3, safety"),
  KEYWORD_AS_FUNCTION(116, Severity.ERROR, "GDL 4, restrictions on keywords"),
  UNKNOWN_ROLE(117, Severity.ERROR, "GDL 4, roles"),
  UNPRODUCED_FACT(118, Severity.ERROR, "GDL 2, a fact that nothing makes is always false"),
  UNPRODUCED_MOVE(119, Severity.ERROR, "GDL 2, a move that is never legal is never made"),
  IDLE_ROLE(120, Severity.ERROR, "GDL 5, playability"),

  NEEDLESS_PARENTHESES(201, Severity.WARNING, "GDL 2, syntax"),
  RULE_WITHOUT_BODY(202, Severity.WARNING, "GDL 2, syntax"),
  EMPTY_DISJUNCTION(203, Severity.WARNING, "GDL 2, syntax"),
  INCONSISTENT_CASE(204, Severity.WARNING, "GDL 2, names are compared without regard to case"),
  UNUSED_RELATION(205, Severity.WARNING, "style"),
  ROLE_BY_RULE(206, Severity.WARNING, "GDL 4, roles are facts"),
  MISSING_HEADER_FIELD(207, Severity.WARNING, "style, header of a sheet"),
  WRONG_HEADER_LINE(208, Severity.WARNING, "style, header of a sheet"),
  WRONG_KIND(209, Severity.WARNING, "style, header of a sheet"),
  KIND_AGAINST_ROLES(210, Severity.WARNING, "style, header of a sheet"),
  KIND_AGAINST_GOALS(211, Severity.WARNING, "style, header of a sheet"),
  UNDECLARED_DOMAIN(212, Severity.WARNING, "base and input declare all facts and moves"),
  UNCOMMON_CONNECTIVE(213, Severity.WARNING, "GDL 2, syntax"),

  NO_LEGAL_MOVE(301, Severity.ERROR, "GDL 5, playability"),
  NO_GOAL_VALUE(302, Severity.ERROR, "GDL 5, monotonicity"),
  SEVERAL_GOAL_VALUES(303, Severity.ERROR, "GDL 5, monotonicity"),
  BAD_GOAL_VALUE(304, Severity.ERROR, "GDL 4, goals"),
  NO_ROLES(305, Severity.ERROR, "GDL 4, roles"),
  TOO_MANY_FACTS(306, Severity.ERROR, "limit of this engine"),
  TERM_TOO_LARGE(307, Severity.ERROR, "limit of this engine"),
  TOO_MUCH_WORK(308, Severity.ERROR, "limit of this engine"),
  UNDECLARED_FACT(311, Severity.ERROR, "base and input, a later addition to GDL 4"),
  UNDECLARED_MOVE(312, Severity.ERROR, "base and input, a later addition to GDL 4"),
  STATE_COMES_AGAIN(313, Severity.ERROR, "GDL 5, termination"),
  MATCH_TOO_LONG(314, Severity.ERROR, "GDL 5, termination"),
  FALLING_GOAL(315, Severity.WARNING, "GDL 5, monotonicity"),
  NEVER_WON(316, Severity.WARNING, "GDL 5, winnability"),

  MALFORMED_JSON(401, Severity.ERROR, "RFC 8259"),
  RECORD_FIELD(402, Severity.ERROR, "match records of ggp.org"),
  UNREADABLE_FILE(403, Severity.ERROR, "file system"),

  TEST_SYNTAX(501, Severity.ERROR, "tests of rule sheets"),
  TEST_STEP(502, Severity.ERROR, "tests of rule sheets"),
  TEST_EXPECTATION(503, Severity.ERROR, "tests of rule sheets");

  private final int number;
  private final Severity severity;
  private final String clause;

  DiagnosticCode(int number, Severity severity, String clause) {
    this.number = number;
    this.severity = severity;
    this.clause = clause;
  }

  /** The stable number, 1 to 999. */
  public int number() {
    return number;
  }

  /** The default severity. */
  public Severity severity() {
    return severity;
  }

  /** Where the restriction comes from. */
  public String clause() {
    return clause;
  }

  /** The form in messages: {@code GDL-101}. */
  public String label() {
    return String.format(Locale.ROOT, "GDL-%03d", number);
  }
}
