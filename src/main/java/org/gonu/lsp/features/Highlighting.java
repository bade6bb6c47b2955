package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.text.Position;

/** Computes semantic tokens: names by their meaning, for colouring. */
public final class Highlighting {
  private static final ImmutableList<String> TYPES =
      Lists.immutable.of(
          SemanticTokenTypes.Keyword,
          SemanticTokenTypes.Function,
          SemanticTokenTypes.Struct,
          SemanticTokenTypes.EnumMember,
          SemanticTokenTypes.Number,
          SemanticTokenTypes.Variable);
  private static final ImmutableList<String> MODIFIERS =
      Lists.immutable.of(SemanticTokenModifiers.Declaration, SemanticTokenModifiers.Static);

  private final SheetVersion sheet;

  /** The highlighting of a version. */
  public Highlighting(SheetVersion sheet) {
    this.sheet = sheet;
  }

  /** The names of the numbers in tokens. */
  public static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(TYPES.castToList(), MODIFIERS.castToList());
  }

  /**
   * Five numbers for each name: differences of line and column to the one before, length, type,
   * modifiers.
   */
  public SemanticTokens tokens() {
    MutableList<Integer> data = Lists.mutable.empty();
    Position before = new Position(1, 1);
    for (Occurrence occurrence : sheet.index().occurrences()) {
      Position place = sheet.source().position(occurrence.span().start());
      boolean sameLine = place.line() == before.line();
      data.addAll(
          List.of(
              place.line() - before.line(),
              place.column() - (sameLine ? before.column() : 1),
              occurrence.span().length(),
              TYPES.indexOf(type(occurrence.name())),
              modifiers(occurrence)));
      before = place;
    }
    return new SemanticTokens(data);
  }

  private static String type(Name name) {
    if (name instanceof Name.Variable) {
      return SemanticTokenTypes.Variable;
    }
    if (name instanceof Name.Function function) {
      String constant =
          function.text().matches("[0-9]+")
              ? SemanticTokenTypes.Number
              : SemanticTokenTypes.EnumMember;
      return function.isConstant() ? constant : SemanticTokenTypes.Struct;
    }
    boolean fixed = name instanceof Name.Word || Keyword.of(name.text()).isPresent();
    return fixed ? SemanticTokenTypes.Keyword : SemanticTokenTypes.Function;
  }

  /** The modifiers, one bit each: a definition; a relation that is the same in all states. */
  private int modifiers(Occurrence occurrence) {
    boolean unchanging =
        occurrence.name() instanceof Name.Relation relation
            && relation.keyword().isEmpty()
            && !sheet.dependencies().dependsOnState(relation)
            && !sheet.dependencies().dependsOnMoves(relation);
    return (occurrence.isDefinition() ? 1 : 0) | (unchanging ? 2 : 0);
  }
}
