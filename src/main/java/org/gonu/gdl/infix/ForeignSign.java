package org.gonu.gdl.infix;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Signs of Prolog and of answer set programs that no rule sheet has, and what to say of them. */
final class ForeignSign {
  private static final String NO_ARITHMETIC = "write numbers as facts, such as succ(1,2)";

  /** Signs of several characters, longer ones before those that they start with. */
  private static final ImmutableList<String> LONG =
      Lists.immutable.of("=:=", "=\\=", "=..", "=<", "->", ">=", "@<", "@>", "**", "//");

  private ForeignSign() {}

  /** The length of the sign of several characters that stands there; 0 if there is none. */
  static int lengthOfLong(String text, int at) {
    boolean isRange =
        text.startsWith("..", at)
            && at + 2 < text.length()
            && Character.isLetterOrDigit(text.charAt(at + 2));
    if (isRange) {
      return 2;
    }
    return LONG.detectOptional(sign -> text.startsWith(sign, at)).map(String::length).orElse(0);
  }

  /** Says what is wrong with a sign. */
  static Diagnostic finding(SourceText source, Span span) {
    String sign = source.text(span);
    return switch (sign) {
      case "+", "*", "/", "<", ">", "=<", ">=", "=:=", "=\\=", "**", "//", "@<", "@>", "is" ->
          finding(
              source, span, "'" + sign + "' is arithmetic, which no rule sheet has", NO_ARITHMETIC);
      case ".." ->
          finding(
              source, span, "'..' is a range, which no rule sheet has", "write a fact for each");
      case "[", "]" ->
          finding(
              source,
              span,
              "'" + sign + "' is the sign of a list, and rule sheets have no lists",
              "write a term");
      case "{", "}", "!", "->", "=.." ->
          finding(
              source,
              span,
              "'" + sign + "' is a sign of logic programs that rule sheets do not have",
              "a rule is written head :- literal & ~literal");
      case ":-" ->
          finding(
              source,
              span,
              "':-' without a head is a directive of logic programs; rule sheets have none",
              "a rule is written head :- literal & ~literal");
      case "?" ->
          finding(source, span, "'?' has no meaning here", "write a name behind it, such as ?x");
      default ->
          finding(
              source,
              span,
              "'" + sign + "' has no meaning here",
              "if it belongs to a name, put the whole name in quotes, such as 'a-b'");
    };
  }

  private static Diagnostic finding(SourceText source, Span span, String message, String help) {
    return Diagnostic.of(DiagnosticCode.INFIX_SYNTAX, source, span, message).withHelp(help);
  }
}
