package org.gonu.gdl.read;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Keyword;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;

/**
 * Recognises what other languages write: rules with another arrow or in another order, names that
 * stick to the arrow, and comments with other signs.
 */
final class ForeignSyntax {
  private static final String ARROW = "<=";
  private static final String FORM = "write (<= head literal ...)";

  /** Prolog, KIF, other logics, and slips. */
  private static final ImmutableSet<String> FOREIGN =
      Sets.immutable.of(
          ":-", "=>", "<-", "->", "<--", "-->", "<==", "==>", "=<", ":=", "<=>", "\u2190", "\u2192",
          "\u21D0", "\u21D2");

  /** How comments start in other languages. */
  private static final Pattern COMMENT = Pattern.compile("(//|/[*]|#|%|--(?!>)).*");

  private ForeignSyntax() {}

  /** The finding about a statement; empty if it has no such arrow. */
  static Optional<Diagnostic> in(SourceText source, Expression statement) {
    if (statement instanceof Expression.Symbol symbol) {
      Matcher comment = COMMENT.matcher(symbol.text());
      if (comment.matches()) {
        return Optional.of(comment(source, symbol, comment.group(1)));
      }
      return symbol.is(ARROW) || FOREIGN.contains(symbol.text())
          ? Optional.of(finding(source, symbol, "a rule is one list that starts with its arrow"))
          : Optional.empty();
    }
    ImmutableList<Expression> elements = ((Expression.Listing) statement).elements();
    if (elements.size() < 2) {
      return Optional.empty();
    }
    boolean hasLists = elements.anySatisfy(Expression.Listing.class::isInstance);
    if (elements.get(0) instanceof Expression.Symbol first && isGlued(first, hasLists)) {
      return Optional.of(withoutBlank(source, first));
    }
    if (elements.get(0) instanceof Expression.Symbol first
        && FOREIGN.contains(first.text())
        && hasLists) {
      return Optional.of(
          replaced(
              finding(source, first, "the arrow of a rule is '<=', not '" + first.text() + "'"),
              first));
    }
    return elements.get(1) instanceof Expression.Symbol second && isAfterHead(elements, second)
        ? Optional.of(finding(source, second, "the arrow of a rule comes first, before its head"))
        : Optional.empty();
  }

  /** True for {@code (<=terminal (true (f)))}, where the name of the head sticks to the arrow. */
  private static boolean isGlued(Expression.Symbol first, boolean hasLists) {
    String head = first.text().substring(Math.min(ARROW.length(), first.text().length()));
    return first.text().startsWith(ARROW)
        && !head.isEmpty()
        && Character.isLetter(head.codePointAt(0))
        && (hasLists || Keyword.of(head).isPresent());
  }

  private static Diagnostic withoutBlank(SourceText source, Expression.Symbol symbol) {
    String parted = ARROW + " " + symbol.text().substring(ARROW.length());
    return Diagnostic.of(
            DiagnosticCode.WRONG_ARROW,
            source,
            symbol.span(),
            "a blank is missing behind the arrow of this rule")
        .withHelp("write '" + parted + "'")
        .withReplacement(parted);
  }

  /** True for {@code ((next (f)) <= (true (f)))} and {@code (terminal <= (true (f)))}. */
  private static boolean isAfterHead(ImmutableList<Expression> elements, Expression.Symbol arrow) {
    boolean isHead =
        elements.getFirst() instanceof Expression.Listing
            || (elements.getFirst() instanceof Expression.Symbol name && !name.is(ARROW));
    return isHead
        && (arrow.is(ARROW) || FOREIGN.contains(arrow.text()))
        && elements.size() > 2
        && elements.get(2) instanceof Expression.Listing;
  }

  private static Diagnostic comment(SourceText source, Expression.Symbol symbol, String sign) {
    String text = symbol.text();
    return Diagnostic.of(
            DiagnosticCode.NOT_A_STATEMENT,
            source,
            symbol.span(),
            "'" + sign + "' starts no comment in GDL")
        .withHelp("start each line of the comment with ';'")
        .withReplacement(";" + text.substring(sign.length()));
  }

  private static Diagnostic finding(SourceText source, Expression.Symbol arrow, String message) {
    return Diagnostic.of(DiagnosticCode.WRONG_ARROW, source, arrow.span(), message)
        .withHelp(
            isTurned(arrow) ? FORM + ": what follows comes first, its conditions after it" : FORM);
  }

  /** With the right arrow, where head and body stand in their order. */
  private static Diagnostic replaced(Diagnostic finding, Expression.Symbol arrow) {
    return isTurned(arrow) ? finding : finding.withReplacement(ARROW);
  }

  private static boolean isTurned(Expression.Symbol arrow) {
    return arrow.text().matches("-*=*>|\u2192|\u21D2");
  }
}
