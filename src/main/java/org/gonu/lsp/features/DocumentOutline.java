package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Span;

/** The outline of a sheet: its statements, adjacent ones of one relation grouped. */
public final class DocumentOutline {
  /** Longest text of a statement, in characters. */
  private static final int WIDTH = 60;

  private final SheetVersion sheet;

  /** The outline of a version. */
  public DocumentOutline(SheetVersion sheet) {
    this.sheet = sheet;
  }

  /** The relations that the sheet defines, with their rules. */
  public List<DocumentSymbol> symbols() {
    MutableList<DocumentSymbol> symbols = Lists.mutable.empty();
    MutableList<Statement> group = Lists.mutable.empty();
    for (Statement statement : sheet.index().statements().select(s -> s.head().isPresent())) {
      if (group.notEmpty() && !title(group.getFirst()).equals(title(statement))) {
        symbols.add(symbol(group));
        group.clear();
      }
      group.add(statement);
    }
    if (group.notEmpty()) {
      symbols.add(symbol(group));
    }
    return symbols;
  }

  /** The relation of a statement; for keywords also the fact or move that it is about. */
  private static String title(Statement statement) {
    Name.Relation relation = statement.relation().orElseThrow();
    return relation.keyword().isEmpty()
        ? relation.toString()
        : relation.text()
            + statement.subject().map(subject -> " " + subject.name().text()).orElse("");
  }

  private DocumentSymbol symbol(MutableList<Statement> group) {
    Statement first = group.getFirst();
    Occurrence head = first.head().orElseThrow();
    int facts = group.count(each -> !each.isRule());
    DocumentSymbol symbol =
        new DocumentSymbol(
            title(first),
            ((Name.Relation) head.name()).keyword().isPresent()
                ? SymbolKind.Event
                : SymbolKind.Function,
            TextPlaces.range(
                sheet.source(), new Span(first.span().start(), group.getLast().span().end())),
            TextPlaces.range(sheet.source(), head.span()),
            counts(facts, group.size() - facts));
    if (group.size() > 1) {
      symbol.setChildren(group.collect(this::child));
    }
    return symbol;
  }

  private static String counts(int facts, int rules) {
    ImmutableList<String> parts =
        Lists.immutable.of(
            facts == 0 ? "" : facts == 1 ? "1 fact" : facts + " facts",
            rules == 0 ? "" : rules == 1 ? "1 rule" : rules + " rules");
    return parts.reject(String::isEmpty).makeString(", ");
  }

  private DocumentSymbol child(Statement statement) {
    Occurrence head = statement.head().orElseThrow();
    String text = sheet.source().text(head.whole()).replaceAll("\\s+", " ");
    return new DocumentSymbol(
        text.length() > WIDTH ? text.substring(0, WIDTH) + "..." : text,
        statement.isRule() ? SymbolKind.Function : SymbolKind.Constant,
        TextPlaces.range(sheet.source(), statement.span()),
        TextPlaces.range(sheet.source(), head.span()));
  }
}
