package org.gonu.lsp.features;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.index.Cursor;
import org.gonu.gdl.index.Cursor.OpenList;
import org.gonu.gdl.index.Slot;

/**
 * What the grammar allows at a position.
 *
 * @param kind of what is expected
 * @param slot the argument that a term would be; empty if nothing is known of it
 * @param atHead true behind an opening parenthesis, where the name of the list is expected
 */
record ExpectedSyntax(Kind kind, Optional<Slot> slot, boolean atHead) {
  /** The parts of a sheet. */
  enum Kind {
    STATEMENT,
    HEAD,
    CONDITION,
    TERM
  }

  /** Follows the open lists from the outermost to the position. */
  static ExpectedSyntax at(Cursor cursor, Signatures signatures) {
    ExpectedSyntax expected = new ExpectedSyntax(Kind.STATEMENT, Optional.empty(), false);
    ImmutableList<OpenList> open = cursor.open();
    for (int i = 0; i < open.size(); i++) {
      boolean last = i == open.size() - 1;
      expected =
          last && open.get(i).index() == 0
              ? new ExpectedSyntax(expected.kind, expected.slot, true)
              : inside(expected, open.get(i), signatures);
    }
    return expected;
  }

  private static ExpectedSyntax inside(ExpectedSyntax outer, OpenList list, Signatures signatures) {
    Optional<String> head = list.head();
    int argument = list.index() - 1;
    if (outer.kind == Kind.TERM) {
      return term(head.flatMap(signatures::function).map(f -> new Slot(f, argument)));
    }
    if (outer.kind == Kind.STATEMENT && head.isEmpty()) {
      return outer;
    }
    if (outer.kind == Kind.STATEMENT && list.isHeadedBy("<=")) {
      Kind kind = list.index() == 1 ? Kind.HEAD : Kind.CONDITION;
      return new ExpectedSyntax(kind, Optional.empty(), false);
    }
    boolean combines = list.isHeadedBy("not") || list.isHeadedBy("or") || list.isHeadedBy("and");
    if (outer.kind == Kind.CONDITION && combines) {
      return new ExpectedSyntax(Kind.CONDITION, Optional.empty(), false);
    }
    return list.isHeadedBy("distinct")
        ? term(Optional.empty())
        : term(head.flatMap(signatures::relation).map(r -> Slot.of(r, argument)));
  }

  private static ExpectedSyntax term(Optional<Slot> slot) {
    return new ExpectedSyntax(Kind.TERM, slot, false);
  }
}
