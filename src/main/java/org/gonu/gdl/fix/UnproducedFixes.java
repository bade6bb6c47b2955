package org.gonu.gdl.fix;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Slot;
import org.gonu.gdl.index.Statement;
import org.gonu.text.Diagnostic;

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

  /** Corrects the name at the head of a fact or move, if it is the name that is wrong. */
  private ImmutableList<Fix> renaming(Diagnostic finding, Diagnostic.Note note) {
    Optional<Occurrence> wrong =
        index
            .occurrences()
            .detectOptional(each -> each.whole().equals(finding.span()) && isSubject(each));
    Optional<Name> right =
        index
            .statementAt(note.span().start())
            .flatMap(Statement::subject)
            .map(Occurrence::name)
            .filter(name -> wrong.isPresent() && !name.text().equals(wrong.get().name().text()));
    return right
        .map(name -> Lists.immutable.of(renaming(wrong.orElseThrow(), name.text())))
        .orElseGet(Lists.immutable::empty);
  }

  private static boolean isSubject(Occurrence occurrence) {
    return occurrence.isIn(Slot.FACT) || occurrence.isIn(Slot.MOVE);
  }

  private Fix renaming(Occurrence wrong, String text) {
    ImmutableList<Occurrence> places =
        index.of(wrong.name()).select(each -> each.slot().equals(wrong.slot()));
    String more = places.size() == 1 ? "" : " (" + places.size() + " places)";
    return new Fix(
        "change to '" + text + "'" + more,
        places.collect(place -> new Fix.Edit(place.span(), text)));
  }
}
