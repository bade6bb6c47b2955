package org.gonu.lsp.features;

import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.gonu.gdl.index.Definitions;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.Place;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;

/** Finds the definition of a name and its other occurrences. */
public final class Navigation {
  private final SheetVersion sheet;

  /** The places of a version. */
  public Navigation(SheetVersion sheet) {
    this.sheet = sheet;
  }

  /** Where the name at an offset of the text is defined. */
  public List<Location> definitions(int offset) {
    return locations(definitionsOf(sheet.index().at(offset)));
  }

  private ImmutableList<Occurrence> definitionsOf(Optional<Occurrence> occurrence) {
    return occurrence.map(new Definitions(sheet.index())::of).orElseGet(Lists.immutable::empty);
  }

  /** Where the name at an offset of the text stands. */
  public List<Location> references(int offset, boolean withDefinitions) {
    Optional<Occurrence> named = sheet.index().at(offset);
    ImmutableList<Occurrence> left =
        withDefinitions ? Lists.immutable.empty() : definitionsOf(named);
    return locations(places(named).reject(left::contains));
  }

  /** The occurrences of the name at an offset of the text, definitions told apart from uses. */
  public List<DocumentHighlight> highlights(int offset) {
    return places(sheet.index().at(offset))
        .collect(
            each ->
                new DocumentHighlight(
                    TextPlaces.range(sheet.source(), each.span()),
                    each.place() == Place.HEAD
                        ? DocumentHighlightKind.Write
                        : DocumentHighlightKind.Read))
        .castToList();
  }

  /** All occurrences of a name; of keywords such as {@code not}, only the one at the position. */
  private ImmutableList<Occurrence> places(Optional<Occurrence> named) {
    return named
        .map(
            each ->
                each.name() instanceof Name.Word
                    ? Lists.immutable.of(each)
                    : sheet.index().of(each.name()))
        .orElseGet(Lists.immutable::empty);
  }

  private List<Location> locations(ImmutableList<Occurrence> occurrences) {
    return occurrences.collect(each -> TextPlaces.location(sheet, each.span())).castToList();
  }
}
