package org.gonu.lsp.sheets;

import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * The sheets that the editor has open, each in its latest version. Safe for use by several threads.
 */
public final class OpenSheets {
  private final CasePolicy policy;
  private final int maxSheets;
  private final MutableMap<String, SheetVersion> byUri = Maps.mutable.empty();

  /**
   * No sheet is open.
   *
   * @param maxSheets sheets that may be open at a time
   */
  public OpenSheets(CasePolicy policy, int maxSheets) {
    this.policy = policy;
    this.maxSheets = maxSheets;
  }

  /**
   * Opens a sheet, or replaces its text. Returns the new version; empty if too many sheets are open
   * already.
   */
  public synchronized Optional<SheetVersion> open(String uri, int number, String text) {
    if (byUri.size() >= maxSheets && !byUri.containsKey(uri)) {
      return Optional.empty();
    }
    SheetVersion sheet = new SheetVersion(uri, number, text, policy);
    byUri.put(uri, sheet);
    return Optional.of(sheet);
  }

  /** Applies changes one after another. Returns the new version; empty if the sheet is not open. */
  public synchronized Optional<SheetVersion> change(
      String uri, int number, List<TextDocumentContentChangeEvent> changes) {
    Optional<SheetVersion> before = get(uri);
    if (before.isEmpty()) {
      return Optional.empty();
    }
    SourceText source = before.get().source();
    for (TextDocumentContentChangeEvent change : changes) {
      source = new SourceText(source.name(), changed(source, change));
    }
    return open(uri, number, source.text());
  }

  private static String changed(SourceText source, TextDocumentContentChangeEvent change) {
    if (change.getRange() == null) {
      return change.getText();
    }
    Span span = TextPlaces.span(source, change.getRange());
    String text = source.text();
    return text.substring(0, span.start()) + change.getText() + text.substring(span.end());
  }

  /** Forgets a sheet. */
  public synchronized void close(String uri) {
    byUri.remove(uri);
  }

  /** The latest version of a sheet; empty if it is not open. */
  public synchronized Optional<SheetVersion> get(String uri) {
    return Optional.ofNullable(byUri.get(uri));
  }

  /** A sheet that is not open in the editor. */
  public SheetVersion unopened(String uri, String text) {
    return new SheetVersion(uri, 0, text, policy);
  }

  /** Runs an action on a version if it is the latest; no change comes in between. */
  public synchronized void ifLatest(SheetVersion sheet, Runnable action) {
    if (get(sheet.uri()).filter(latest -> latest.equals(sheet)).isPresent()) {
      action.run();
    }
  }
}
