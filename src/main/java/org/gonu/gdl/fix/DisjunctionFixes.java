package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.Place;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Span;

/** Fixes for an {@code or} without operands, which never holds. */
final class DisjunctionFixes {
  private final SheetIndex index;
  private final Removals removals;

  DisjunctionFixes(SheetIndex index, Removals removals) {
    this.index = index;
    this.removals = removals;
  }

  /**
   * Removes what never holds: the rule, or an alternative that others stand beside. Or the negation
   * that always holds, if other conditions stand beside it.
   */
  ImmutableList<Fix> empty(Span disjunction) {
    return index
        .statementAt(disjunction.start())
        .map(statement -> without(disjunction, statement))
        .orElseGet(Lists.immutable::empty);
  }

  private ImmutableList<Fix> without(Span dead, Statement statement) {
    Optional<Occurrence> around = around(dead, statement);
    if (around.isEmpty()) {
      return Lists.immutable.empty();
    }
    Span whole = around.get().whole();
    return switch (around.get().name().text()) {
      case "<=" -> removals.statementAt(dead);
      case "and" -> without(whole, statement);
      case "or" ->
          isAlone(around.get(), statement)
              ? without(whole, statement)
              : removal("remove the alternative", dead);
      case "not" ->
          around(whole, statement)
              .filter(outer -> outer.name().text().matches("<=|and"))
              .filter(outer -> !isAlone(outer, statement))
              .map(outer -> removal("remove the condition", whole))
              .orElseGet(Lists.immutable::empty);
      default -> Lists.immutable.empty();
    };
  }

  private ImmutableList<Fix> removal(String title, Span span) {
    return Lists.immutable.of(Fix.of(title, removals.stretch(span), ""));
  }

  /** The arrow or connective in whose list something stands. */
  private static Optional<Occurrence> around(Span inner, Statement statement) {
    return statement
        .occurrences()
        .select(each -> each.name() instanceof Name.Word)
        .select(each -> each.whole().start() < inner.start())
        .select(each -> inner.end() <= each.whole().end())
        .maxByOptional(each -> each.whole().start());
  }

  /** True if a list has but one operand, or a body but one condition. */
  private static boolean isAlone(Occurrence connective, Statement statement) {
    return statement
            .occurrences()
            .select(each -> each.place() != Place.HEAD && each.slot().isEmpty())
            .count(each -> around(each.whole(), statement).equals(Optional.of(connective)))
        < 2;
  }
}
