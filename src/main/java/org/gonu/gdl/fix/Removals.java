package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.Place;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Span;

/** Fixes that remove text from a sheet, with the blanks that would be left over. */
final class Removals {
  private final SheetIndex index;

  Removals(SheetIndex index) {
    this.index = index;
  }

  ImmutableList<Fix> statementAt(Span place) {
    return index
        .statementAt(place.start())
        .map(each -> Lists.immutable.of(Fix.of("remove the rule", stretch(each.span()), "")))
        .orElseGet(Lists.immutable::empty);
  }

  ImmutableList<Fix> relationAt(Span place) {
    Optional<Name.Relation> relation =
        index.statementAt(place.start()).flatMap(Statement::relation);
    if (relation.isEmpty()) {
      return Lists.immutable.empty();
    }
    ImmutableList<Statement> rules = index.rulesOf(relation.get());
    String what = rules.size() == 1 ? "" : " (" + rules.size() + " statements)";
    return Lists.immutable.of(
        new Fix(
            "remove '" + relation.get().text() + "'" + what,
            rules.collect(each -> new Fix.Edit(stretch(each.span()), ""))));
  }

  /** Removes a condition from a body, with the {@code not} around it, if others are left. */
  ImmutableList<Fix> conditionAt(Span place) {
    Optional<Occurrence> condition =
        index.at(place.start()).filter(each -> each.place() != Place.HEAD);
    if (condition.isEmpty()) {
      return Lists.immutable.empty();
    }
    Statement statement = index.statements().get(condition.get().statement());
    ImmutableList<Occurrence> literals = topLiterals(statement);
    Span whole = condition.get().whole();
    Optional<Occurrence> literal =
        literals.detectOptional(
            each ->
                each.whole().equals(whole)
                    || (each.name().text().equals("not") && isJustInside(whole, each)));
    return literals.size() < 2 || literal.isEmpty()
        ? Lists.immutable.empty()
        : Lists.immutable.of(Fix.of("remove the condition", stretch(literal.get().whole()), ""));
  }

  /**
   * Removes the condition in whose argument a place is, wherever it stands, if each body keeps
   * another one.
   */
  ImmutableList<Fix> literalAround(Span place) {
    Optional<Occurrence> literal =
        index
            .statementAt(place.start())
            .flatMap(each -> topLiterals(each).detectOptional(it -> isInside(place, it)));
    if (literal.isEmpty() || literal.get().name().text().equals("or")) {
      return Lists.immutable.empty();
    }
    String text = index.source().text(literal.get().whole());
    ImmutableList<Statement> having =
        index.statements().select(each -> sayingSo(each, text).notEmpty());
    if (having.anySatisfy(each -> sayingSo(each, text).size() == topLiterals(each).size())) {
      return Lists.immutable.empty();
    }
    ImmutableList<Fix.Edit> edits =
        having
            .flatCollect(each -> sayingSo(each, text))
            .collect(each -> new Fix.Edit(stretch(each.whole()), ""));
    String more = edits.size() == 1 ? "" : " (" + edits.size() + " places)";
    return Lists.immutable.of(new Fix("remove the condition" + more, edits));
  }

  /** Removes the rule whose only condition, which never holds, has a place in its argument. */
  ImmutableList<Fix> deadRule(Span place) {
    boolean isDead =
        index
            .statementAt(place.start())
            .map(Removals::topLiterals)
            .filter(literals -> literals.size() == 1 && isInside(place, literals.getFirst()))
            .filter(literals -> isQuery(literals.getFirst().name().text()))
            .isPresent();
    return isDead ? statementAt(place) : Lists.immutable.empty();
  }

  /** True for the keywords that ask for a fact or move: no negation and no choice. */
  private static boolean isQuery(String name) {
    return name.equalsIgnoreCase(Keyword.TRUE.word()) || name.equalsIgnoreCase(Keyword.DOES.word());
  }

  private static boolean isInside(Span place, Occurrence literal) {
    return literal.whole().start() < place.start() && place.end() <= literal.whole().end();
  }

  /** The conditions of a body that are written as a text is. */
  private ImmutableList<Occurrence> sayingSo(Statement statement, String text) {
    return topLiterals(statement).select(each -> index.source().text(each.whole()).equals(text));
  }

  /** True if nothing but a negation stands around a condition. */
  private boolean isJustInside(Span inner, Occurrence negation) {
    String around = index.source().text(new Span(negation.whole().start(), inner.start())).strip();
    return negation.whole().start() < inner.start()
        && inner.end() <= negation.whole().end()
        && around.matches("(?i)\\(\\s*not");
  }

  /** The conditions of a body that stand in no other condition. */
  private static ImmutableList<Occurrence> topLiterals(Statement statement) {
    ImmutableList<Occurrence> conditions =
        statement
            .occurrences()
            .select(
                each ->
                    each.place() != Place.HEAD
                        && each.slot().isEmpty()
                        && !(each.name() instanceof Name.Variable)
                        && !each.name().text().equals("<="));
    return conditions.reject(
        each ->
            conditions.anySatisfy(
                outer ->
                    !outer.equals(each)
                        && outer.whole().start() <= each.whole().start()
                        && each.whole().end() <= outer.whole().end()));
  }

  Optional<Fix> repetitionAt(int offset) {
    Optional<Statement> statement =
        index.statementAt(offset).filter(each -> each.head().isPresent());
    if (statement.isEmpty()) {
      return Optional.empty();
    }
    Statement own = statement.get();
    return index
        .rulesOf(own.relation().orElseThrow())
        .detectOptional(each -> each.number() < own.number() && says(each).equals(says(own)))
        .map(
            first ->
                Fix.of(
                    "remove the repetition of line "
                        + index.source().position(first.span().start()).line(),
                    stretch(own.span()),
                    ""));
  }

  /** The words of a statement, without blanks and comments, with case normalised. */
  private ImmutableList<String> says(Statement statement) {
    String plain = withoutComments(statement.span());
    return Lists.immutable
        .with(plain.replaceAll("([()])", " $1 ").strip().split("\\s+"))
        .collect(word -> word.startsWith("?") ? word : index.spelling().of(word));
  }

  /** The text of a span without its comments. */
  String withoutComments(Span span) {
    return index.source().text(span).replaceAll(";[^\r\n]*", "");
  }

  /** A span with the blanks before it, or with the rest of its line if it starts the line. */
  Span stretch(Span span) {
    String text = index.source().text();
    int start = span.start();
    while (start > 0 && (text.charAt(start - 1) == ' ' || text.charAt(start - 1) == '\t')) {
      start--;
    }
    boolean startsLine = start == 0 || isLineEnd(text.charAt(start - 1));
    int end = span.end();
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    boolean endsLine = end == text.length() || isLineEnd(text.charAt(end));
    if (startsLine && endsLine) {
      return new Span(start, afterLineEnd(text, end));
    }
    if (span.end() < text.length() && text.charAt(span.end()) == ')') {
      return new Span(startsLine ? endOfTextBefore(start) : start, span.end());
    }
    return startsLine ? new Span(span.start(), end) : new Span(start, endsLine ? end : span.end());
  }

  /** The end of the lines above, where a parenthesis can move to; not that of a comment. */
  private int endOfTextBefore(int lineStart) {
    String text = index.source().text();
    int end = lineStart;
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    boolean comment = index.source().line(index.source().position(end).line()).indexOf(';') >= 0;
    return comment ? lineStart : end;
  }

  private static int afterLineEnd(String text, int end) {
    boolean crLf = text.startsWith("\r\n", end);
    return Math.min(text.length(), end + (crLf ? 2 : 1));
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
