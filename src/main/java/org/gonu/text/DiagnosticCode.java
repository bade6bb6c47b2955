package org.gonu.text;

import java.util.Locale;

/**
 * All kinds of diagnostics, each with a stable number, a default severity and the clause that it is
 * based on.
 *
 * <p>0xx: the text cannot be read as GDL. 1xx: the rules break a static restriction of the
 * language. 2xx: the rules are odd. 3xx: the rules break the contract of a game while it runs. 4xx:
 * a match record cannot be read. 5xx: a test of a rule sheet. 6xx: a tournament. 7xx: a view file.
 * "GDL" in the clauses is Love et al., General Game Playing: Game Description Language
 * Specification, 2008.
 */
public enum DiagnosticCode {
  /** A parenthesis is opened and never closed (GDL section 2). */
  UNCLOSED_PARENTHESIS(1, Severity.ERROR, "GDL 2, syntax"),

  /** A parenthesis is closed that was never opened (GDL section 2). */
  UNOPENED_PARENTHESIS(2, Severity.ERROR, "GDL 2, syntax"),

  /** Lists are nested deeper than this reader goes. */
  NESTED_TOO_DEEP(3, Severity.ERROR, "limit of this reader"),

  /** A string or a quoted name, which KIF has and GDL has not (GDL section 2). */
  QUOTED_TEXT(4, Severity.ERROR, "GDL 2, syntax"),

  /** A question mark without a name behind it (GDL section 2). */
  NAMELESS_VARIABLE(5, Severity.ERROR, "GDL 2, syntax"),

  /** A list of nothing, which is neither a fact nor a term (GDL section 2). */
  EMPTY_LIST(6, Severity.ERROR, "GDL 2, syntax"),

  /**
   * A list that begins with something else than the name of a relation or function (GDL section 2).
   */
  NAME_EXPECTED(7, Severity.ERROR, "GDL 2, syntax"),

  /** A condition or variable where a fact or a rule should stand (GDL section 2). */
  NOT_A_STATEMENT(8, Severity.ERROR, "GDL 2, syntax"),

  /** An arrow without a head behind it (GDL section 2). */
  RULE_WITHOUT_HEAD(9, Severity.ERROR, "GDL 2, syntax"),

  /** A {@code not} or {@code distinct} with a wrong number of operands (GDL section 2). */
  CONNECTIVE_OPERANDS(10, Severity.ERROR, "GDL 2, syntax"),

  /** A connective where a relation, function or constant is named (GDL section 2). */
  CONNECTIVE_AS_TERM(11, Severity.ERROR, "GDL 2, syntax"),

  /** An arrow inside of a rule or a list (GDL section 2). */
  MISPLACED_ARROW(12, Severity.ERROR, "GDL 2, syntax"),

  /** A text in infix form that cannot be read (Genesereth and Thielscher 2014, chapter 2). */
  INFIX_SYNTAX(13, Severity.ERROR, "infix GDL, Genesereth and Thielscher 2014, chapter 2"),

  /** A variable that the infix form must rename (Genesereth and Thielscher 2014, chapter 2). */
  RENAMED_VARIABLE(14, Severity.WARNING, "infix GDL, Genesereth and Thielscher 2014, chapter 2"),

  /** A sheet in infix form where the prefix form is read (Genesereth and Thielscher 2014). */
  INFIX_SHEET(15, Severity.ERROR, "infix GDL, Genesereth and Thielscher 2014, chapter 2"),

  /**
   * An arrow of another language, one that does not come first or lacks its blank (GDL section 2).
   */
  WRONG_ARROW(16, Severity.ERROR, "GDL 2, syntax"),

  /** A variable that no positive literal of the body binds (GDL section 3). */
  UNSAFE_VARIABLE(101, Severity.ERROR, "GDL 3, safety"),

  /** A relation that depends on its own negation (GDL section 3). */
  NEGATION_THROUGH_RECURSION(102, Severity.ERROR, "GDL 3, stratified negation"),

  /** A recursion that may build new terms without end (GDL section 3). */
  UNBOUNDED_RECURSION(103, Severity.ERROR, "GDL 3, recursion restriction"),

  /** A relation of the language with a wrong number of arguments (GDL section 4). */
  KEYWORD_ARITY(104, Severity.ERROR, "GDL 4, game independent vocabulary"),

  /** A relation with different numbers of arguments (GDL section 2). */
  RELATION_ARITY(105, Severity.ERROR, "GDL 2, fixed arity"),

  /** A function with different numbers of arguments (GDL section 2). */
  FUNCTION_ARITY(106, Severity.ERROR, "GDL 2, fixed arity"),

  /** A relation that every game needs is not defined (GDL section 4). */
  MISSING_RELATION(107, Severity.ERROR, "GDL 4, game independent vocabulary"),

  /** A condition on a relation that nothing defines (GDL section 2). */
  UNDEFINED_RELATION(108, Severity.ERROR, "GDL 2, a relation without rules is always false"),

  /** A relation whose name is nearly that of a keyword (GDL section 4). */
  MISSPELLED_KEYWORD(109, Severity.ERROR, "GDL 4, game independent vocabulary"),

  /** A sheet defines {@code true} or {@code does} (GDL section 4). */
  KEYWORD_IN_HEAD(110, Severity.ERROR, "GDL 4, restrictions on keywords"),

  /** A sheet asks for {@code init}, {@code next}, {@code base} or {@code input} (GDL section 4). */
  KEYWORD_IN_BODY(111, Severity.ERROR, "GDL 4, restrictions on keywords"),

  /** A keyword depends on a state or on moves that are not known yet (GDL section 4). */
  KEYWORD_DEPENDENCE(112, Severity.ERROR, "GDL 4, restrictions on keywords"),

  /** A role that is a compound term, and no plain name (GDL section 4). */
  ROLE_NOT_CONSTANT(113, Severity.ERROR, "GDL 4, roles"),

  /** A goal value in the text that is no integer from 0 to 100 (GDL section 4). */
  GOAL_VALUE(114, Severity.ERROR, "GDL 4, goals"),

  /** A fact with a variable (GDL section 3). */
  VARIABLE_IN_FACT(115, Severity.ERROR, "GDL 3, safety"),

  /** A keyword inside of a term, where it has no meaning (GDL section 4). */
  KEYWORD_AS_FUNCTION(116, Severity.ERROR, "GDL 4, restrictions on keywords"),

  /** A rule names a role that the sheet does not have (GDL section 4). */
  UNKNOWN_ROLE(117, Severity.ERROR, "GDL 4, roles"),

  /** A condition on a fact that no {@code init} and no {@code next} makes (GDL section 2). */
  UNPRODUCED_FACT(118, Severity.ERROR, "GDL 2, a fact that nothing makes is always false"),

  /** A condition on a move that no {@code legal} allows (GDL section 2). */
  UNPRODUCED_MOVE(119, Severity.ERROR, "GDL 2, a move that is never legal is never made"),

  /** A role for which no rule gives a legal move or a goal value (GDL section 5). */
  IDLE_ROLE(120, Severity.ERROR, "GDL 5, playability"),

  /** A sheet tells what roles perceive, so that information is hidden (Thielscher 2010). */
  HIDDEN_INFORMATION(121, Severity.ERROR, "GDL-II, Thielscher 2010"),

  /** A calculation or a comparison of numbers, which the language does not have (GDL section 2). */
  ARITHMETIC(122, Severity.ERROR, "GDL 2, there is no arithmetic"),

  /** A role has two goal values by the text of the rules alone (GDL section 5). */
  CONFLICTING_GOALS(123, Severity.ERROR, "GDL 5, monotonicity"),

  /** A comma, which is a part of a name here and separates nothing (GDL section 2). */
  COMMA_IN_NAME(124, Severity.ERROR, "GDL 2, syntax"),

  /** Parentheses about a name without arguments (GDL section 2). */
  NEEDLESS_PARENTHESES(201, Severity.WARNING, "GDL 2, syntax"),

  /** An arrow and a head alone, which is a fact (GDL section 2). */
  RULE_WITHOUT_BODY(202, Severity.WARNING, "GDL 2, syntax"),

  /** An {@code or} without operands, which never holds (GDL section 2). */
  EMPTY_DISJUNCTION(203, Severity.WARNING, "GDL 2, syntax"),

  /** A name in upper and in lower case, which counts as the same (GDL section 2). */
  INCONSISTENT_CASE(204, Severity.WARNING, "GDL 2, names are compared without regard to case"),

  /** A relation that no rule uses and the language does not ask for. */
  UNUSED_RELATION(205, Severity.WARNING, "style"),

  /** A role that a rule defines in place of a fact (GDL section 4). */
  ROLE_BY_RULE(206, Severity.WARNING, "GDL 4, roles are facts"),

  /** The header of a sheet lacks title, summary, kind or source. */
  MISSING_HEADER_FIELD(207, Severity.WARNING, "style, header of a sheet"),

  /** A line in the header that is no field, or a field for the second time. */
  WRONG_HEADER_LINE(208, Severity.WARNING, "style, header of a sheet"),

  /** The header names a kind of game that there is not. */
  WRONG_KIND(209, Severity.WARNING, "style, header of a sheet"),

  /** The header tells of another number of roles than the sheet has. */
  KIND_AGAINST_ROLES(210, Severity.WARNING, "style, header of a sheet"),

  /** The header tells of another relation of the goals than the rules give. */
  KIND_AGAINST_GOALS(211, Severity.WARNING, "style, header of a sheet"),

  /** A fact or move that the text makes and {@code base} or {@code input} does not declare. */
  UNDECLARED_DOMAIN(212, Severity.WARNING, "base and input declare all facts and moves"),

  /** An {@code and}, or a {@code not} of more than an atom (GDL section 2). */
  UNCOMMON_CONNECTIVE(213, Severity.WARNING, "GDL 2, syntax"),

  /** Facts that no {@code next} keeps, though more are needed than one step makes. */
  FORGOTTEN_FRAME(214, Severity.WARNING, "GDL 4, a fact holds next if 'next' makes it"),

  /** The header tells that roles move by turns or at once, and the rules tell otherwise. */
  KIND_AGAINST_MOVES(215, Severity.WARNING, "style, header of a sheet"),

  /** A name with signs of no width or of full width, which looks like another (GDL section 2). */
  UNSEEN_SIGN(216, Severity.WARNING, "GDL 2, syntax"),

  /** A name that stands once in the sheet and is one letter away from another. */
  LONE_NAME(217, Severity.WARNING, "style"),

  /** In play, a role has no legal move in a state that is not terminal (GDL section 5). */
  NO_LEGAL_MOVE(301, Severity.ERROR, "GDL 5, playability"),

  /** In play, a role has no goal value in a terminal state (GDL section 5). */
  NO_GOAL_VALUE(302, Severity.ERROR, "GDL 5, monotonicity"),

  /** In play, a role has several goal values in one state (GDL section 5). */
  SEVERAL_GOAL_VALUES(303, Severity.ERROR, "GDL 5, monotonicity"),

  /** In play, a goal value is no integer from 0 to 100 (GDL section 4). */
  BAD_GOAL_VALUE(304, Severity.ERROR, "GDL 4, goals"),

  /** In play, the rules that define the roles give none (GDL section 4). */
  NO_ROLES(305, Severity.ERROR, "GDL 4, roles"),

  /** In play, there are more atoms, facts, moves or terms than the engine holds. */
  TOO_MANY_FACTS(306, Severity.ERROR, "limit of this engine"),

  /** In play, a term has more names or is nested deeper than the engine takes. */
  TERM_TOO_LARGE(307, Severity.ERROR, "limit of this engine"),

  /** In play, one state takes more work than the engine does for it. */
  TOO_MUCH_WORK(308, Severity.ERROR, "limit of this engine"),

  /** In play, a fact holds that {@code base} does not declare (later addition to GDL section 4). */
  UNDECLARED_FACT(311, Severity.ERROR, "base and input, a later addition to GDL 4"),

  /**
   * In play, a move is legal that {@code input} does not declare (later addition to GDL section 4).
   */
  UNDECLARED_MOVE(312, Severity.ERROR, "base and input, a later addition to GDL 4"),

  /** In play, a state comes again, so that a match may never end (GDL section 5). */
  STATE_COMES_AGAIN(313, Severity.ERROR, "GDL 5, termination"),

  /** In play, a match is not over after the greatest number of joint moves (GDL section 5). */
  MATCH_TOO_LONG(314, Severity.ERROR, "GDL 5, termination"),

  /** In play, a goal value is lower than in an earlier state (GDL section 5). */
  FALLING_GOAL(315, Severity.WARNING, "GDL 5, monotonicity"),

  /** In play, a role never gets its highest goal value (GDL section 5). */
  NEVER_WON(316, Severity.WARNING, "GDL 5, winnability"),

  /** In play, the facts call a place empty and name another content of it too. */
  EMPTY_AND_FILLED(317, Severity.WARNING, "groups of facts of which one holds"),

  /** A match record that is no JSON object (RFC 8259). */
  MALFORMED_JSON(401, Severity.ERROR, "RFC 8259"),

  /** A field of a match record that is missing or wrong (match records of ggp.org). */
  RECORD_FIELD(402, Severity.ERROR, "match records of ggp.org"),

  /** A file that cannot be opened or read. */
  UNREADABLE_FILE(403, Severity.ERROR, "file system"),

  /** A line of a test of rules that cannot be read. */
  TEST_SYNTAX(501, Severity.ERROR, "tests of rule sheets"),

  /** A step of a test of rules that cannot be made. */
  TEST_STEP(502, Severity.ERROR, "tests of rule sheets"),

  /** A test of rules expects what does not hold. */
  TEST_EXPECTATION(503, Severity.ERROR, "tests of rule sheets"),

  /** A specification of a tournament that is no YAML, or one with anchors (YAML 1.2). */
  SPECIFICATION_SYNTAX(601, Severity.ERROR, "YAML 1.2"),

  /** A field of a specification of a tournament is unknown, missing or wrong. */
  SPECIFICATION_FIELD(602, Severity.ERROR, "specifications of tournaments"),

  /** A rule sheet of a tournament is not there, has errors, or is another version. */
  SPECIFICATION_SHEET(603, Severity.ERROR, "specifications of tournaments"),

  /** A line of the log of a tournament is damaged, or of a match that was not to be played. */
  TOURNAMENT_LOG(604, Severity.ERROR, "logs of tournaments"),

  /** A statement of a view file that is none, or that names what the sheet does not have. */
  VIEW_STATEMENT(701, Severity.ERROR, "view files"),

  /** A rule of a view file that depends on the state. */
  VIEW_OF_A_STATE(702, Severity.ERROR, "view files"),

  /** A coordinate, place, shape, symbol or colour of a view file that does not exist. */
  VIEW_VALUE(703, Severity.ERROR, "view files"),

  /** A rule of a view file that says nothing. */
  VIEW_IDLE_RULE(704, Severity.WARNING, "view files");

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
