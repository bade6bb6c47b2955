package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Slot;
import org.gonu.gdl.index.SlotDomains;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Span;

/** Fixes that name variables or add conditions that bind them. */
final class BindingFixes {
  /** Stands for the relation that only the author knows. */
  static final String RELATION = "RELATION";

  private static final ImmutableList<String> USUAL_NAMES =
      Lists.immutable.of("?x", "?y", "?z", "?u", "?v", "?w");

  /** Most relations offered. */
  private static final int MAX_OFFERED = 3;

  private final SheetIndex index;

  BindingFixes(SheetIndex index) {
    this.index = index;
  }

  /** Names a bare question mark by a name that the rule does not use. */
  ImmutableList<Fix> nameless(Span place) {
    Optional<Statement> statement = index.statementAt(place.start());
    if (statement.isEmpty()) {
      return Lists.immutable.empty();
    }
    ImmutableList<String> taken = statement.get().occurrences().collect(each -> each.name().text());
    return USUAL_NAMES
        .detectOptional(name -> taken.noneSatisfy(each -> index.spelling().isSame(each, name)))
        .map(name -> Lists.immutable.of(Fix.of("name it '" + name + "'", place, name)))
        .orElseGet(Lists.immutable::empty);
  }

  /**
   * Adds a condition at the end of the body: a relation of one argument with fitting values, or one
   * whose name the author has to fill in.
   */
  ImmutableList<Fix> unsafe(Span place) {
    Optional<Occurrence> variable = index.at(place.start());
    if (variable.isEmpty() || !(variable.get().name() instanceof Name.Variable name)) {
      return Lists.immutable.empty();
    }
    Statement statement = index.statements().get(name.statement());
    if (!statement.isRule()) {
      return Lists.immutable.empty();
    }
    MutableList<String> conditions = Lists.mutable.empty();
    for (Name.Relation relation : fitting(name, statement)) {
      conditions.add("(" + relation.text() + " " + name.text() + ")");
    }
    conditions.add("(" + RELATION + " " + name.text() + ")");
    return conditions.collect(each -> insertion(each, statement)).toImmutable();
  }

  private Fix insertion(String condition, Statement statement) {
    int end = statement.span().end();
    boolean closed = index.source().text().charAt(end - 1) == ')';
    int place = closed ? end - 1 : end;
    int column = index.source().position(statement.span().start()).column() - 1;
    String line = "\n" + " ".repeat(column + 4) + condition;
    return Fix.of("add the condition " + condition, new Span(place, place), line);
  }

  /**
   * State-independent relations of one argument that contain all values that the variable can have.
   */
  private ImmutableList<Name.Relation> fitting(Name.Variable variable, Statement statement) {
    SlotDomains domains = new SlotDomains(index);
    ImmutableList<Name.Function> due =
        index
            .of(variable)
            .flatCollect(each -> each.slot().stream().toList())
            .collect(domains::of)
            .detectOptional(ImmutableList::notEmpty)
            .orElseGet(Lists.immutable::empty);
    return due.isEmpty()
        ? Lists.immutable.empty()
        : index
            .names()
            .selectInstancesOf(Name.Relation.class)
            .select(
                each ->
                    each.arity() == 1
                        && !each.equals(statement.relation().orElse(null))
                        && (each.keyword().isEmpty() || Slot.of(each, 0).equals(Slot.ROLE))
                        && domains.of(Slot.of(each, 0)).containsAllIterable(due))
            .take(MAX_OFFERED);
  }
}
