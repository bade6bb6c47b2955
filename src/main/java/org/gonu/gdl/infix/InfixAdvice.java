package org.gonu.gdl.infix;

import java.util.Optional;
import org.gonu.text.Diagnostic;

/** The advice of the reader of prefix text, as it is said of infix text. */
final class InfixAdvice {
  private InfixAdvice() {}

  /** The same finding, with no advice that is written in prefix form. */
  static Diagnostic of(Diagnostic finding) {
    return finding.help().flatMap(help -> help(finding)).map(finding::withHelp).orElse(finding);
  }

  private static Optional<String> help(Diagnostic finding) {
    return switch (finding.code()) {
      case CONNECTIVE_OPERANDS ->
          Optional.of(
              finding.message().startsWith("'distinct'")
                  ? "write distinct(X,Y)"
                  : "write ~p(X), or ~(p(X) & q(X))");
      case CONNECTIVE_AS_TERM ->
          Optional.of("it belongs to the language: " + form(finding.message()));
      default -> Optional.empty();
    };
  }

  private static String form(String message) {
    if (message.startsWith("'not'")) {
      return "write ~literal in the body of a rule";
    }
    return message.startsWith("'distinct'")
        ? "write distinct(term,term) in the body of a rule"
        : "write literal | literal in the body of a rule";
  }
}
