package org.gonu.gdl.fix;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.text.Diagnostic;
import org.gonu.text.Span;

/** Fixes for conditions on facts that nothing makes, and on moves that are never legal. */
final class UnproducedFixes {
  private final SheetIndex index;
  private final Removals removals;
  private final AdditionFixes additions;

  UnproducedFixes(SheetIndex index, Removals removals, AdditionFixes additions) {
    this.index = index;
    this.removals = removals;
    this.additions = additions;
  }

  /**
   * Corrects the name to the one that the finding points to; if it points to none, makes the fact
   * or allows the move. Or removes the condition, or the rule that has no other.
   */
  ImmutableList<Fix> of(Diagnostic finding) {
    MutableList<Fix> fixes = Lists.mutable.empty();
    finding.notes().forEach(note -> fixes.addAllIterable(renaming(finding, note)));
    if (finding.notes().isEmpty() && finding.replacement().isEmpty()) {
      fixes.addAllIterable(additions.produced(finding.span()));
    }
    ImmutableList<Fix> removed = removals.literalAround(finding.span());
    return fixes
        .toImmutable()
        .newWithAll(removed.isEmpty() ? removals.deadRule(finding.span()) : removed);
  }

  private ImmutableList<Fix> renaming(Diagnostic finding, Diagnostic.Note note) {
    ImmutableList<Name> wrong = heading(finding.span());
    ImmutableList<Name> right = heading(note.span());
    if (wrong.isEmpty()
        || right.isEmpty()
        || right.getFirst().text().equals(wrong.getFirst().text())) {
      return Lists.immutable.empty();
    }
    String text = right.getFirst().text();
    ImmutableList<Occurrence> places = index.of(wrong.getFirst());
    String more = places.size() == 1 ? "" : " (" + places.size() + " places)";
    return Lists.immutable.of(
        new Fix(
            "change to '" + text + "'" + more,
            places.collect(place -> new Fix.Edit(place.span(), text))));
  }

  /** The name of the fact or move in a span, which may have {@code init} around it. */
  private ImmutableList<Name> heading(Span span) {
    return index
        .occurrences()
        .select(each -> span.start() <= each.span().start() && each.span().end() <= span.end())
        .collect(Occurrence::name)
        .select(name -> name instanceof Name.Function || name instanceof Name.Word)
        .take(1);
  }
}
