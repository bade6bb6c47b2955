package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.gonu.gdl.index.Cursor;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;

/** Builds the completion items that replace the word being typed. */
final class CompletionItems {
  private final MutableList<CompletionItem> items = Lists.mutable.empty();
  private final boolean behindParenthesis;
  private final boolean snippets;
  private final boolean closed;
  private final Range range;

  /**
   * No items yet.
   *
   * @param behindParenthesis true if the opening parenthesis is already typed
   */
  CompletionItems(SourceText source, Cursor cursor, boolean behindParenthesis, boolean snippets) {
    this.behindParenthesis = behindParenthesis;
    this.snippets = snippets;
    this.closed = source.text().startsWith(")", cursor.word().end());
    this.range = TextPlaces.range(source, cursor.word());
  }

  List<CompletionItem> list() {
    return items;
  }

  /** Adds the frame of a rule. */
  void rule() {
    application(
        "<=", Lists.immutable.of("HEAD", "CONDITION"), CompletionItemKind.Snippet, "a rule", 0);
  }

  void variable(String name) {
    add(name, CompletionItemKind.Variable, "variable of this rule", name, false, 0);
  }

  /**
   * Adds a name with its arguments, or the bare name if it has none.
   *
   * @param arguments their names
   * @param rank position in the list, lowest first
   */
  void application(
      String name,
      ImmutableList<String> arguments,
      CompletionItemKind kind,
      String detail,
      int rank) {
    if (arguments.isEmpty()) {
      if (!behindParenthesis) {
        add(name, kind, detail, name, false, rank);
      }
      return;
    }
    String list =
        snippets
            ? escaped(name)
                + " "
                + arguments
                    .collectWithIndex((text, i) -> "${" + (i + 1) + ":" + escaped(text) + "}")
                    .makeString(" ")
            : name;
    String open = behindParenthesis ? "" : "(";
    String close = (behindParenthesis && closed) || !snippets ? "" : ")";
    add(name, kind, detail, open + list + close, snippets, rank);
  }

  private void add(
      String label,
      CompletionItemKind kind,
      String detail,
      String text,
      boolean snippet,
      int rank) {
    CompletionItem item = new CompletionItem(label);
    item.setKind(kind);
    item.setDetail(detail);
    item.setSortText(rank + label);
    item.setFilterText(label);
    item.setInsertTextFormat(snippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setTextEdit(Either.forLeft(new TextEdit(range, text)));
    items.add(item);
  }

  private static String escaped(String text) {
    return text.replaceAll("([$}\\\\])", "\\\\$1");
  }
}
