package org.gonu.lsp.features;

import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.Cursor;
import org.gonu.gdl.index.KeywordGuide;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.index.Slot;
import org.gonu.gdl.index.Statement;
import org.gonu.lsp.sheets.SheetVersion;

/** Computes completions at a position. */
public final class Completion {
  private final SheetVersion sheet;
  private final SheetIndex index;
  private final Cursor cursor;
  private final Signatures signatures;
  private final ExpectedSyntax expected;
  private final CompletionItems items;

  /**
   * Completions at a position.
   *
   * @param snippets whether the editor leads the user from argument to argument
   */
  public Completion(SheetVersion sheet, int offset, boolean snippets) {
    this.sheet = sheet;
    this.index = sheet.index();
    this.cursor = Cursor.at(sheet.source(), offset);
    this.signatures = new Signatures(index);
    this.expected = ExpectedSyntax.at(cursor, signatures);
    this.items = new CompletionItems(sheet.source(), cursor, expected.atHead(), snippets);
  }

  /** The completions, likeliest first. */
  public List<CompletionItem> items() {
    if (cursor.inComment()) {
      return List.of();
    }
    if (sheet.source().text(cursor.word()).startsWith("?")) {
      addVariables();
      return items.list();
    }
    switch (expected.kind()) {
      case STATEMENT -> addStatements();
      case HEAD -> addHeads();
      case CONDITION -> addConditions();
      case TERM -> addTerms();
    }
    return items.list();
  }

  private void addStatements() {
    items.rule();
    addHeads();
  }

  private void addHeads() {
    addKeywords(Lists.immutable.with(Keyword.values()).select(KeywordGuide::isForHeads));
    addRelations();
  }

  private void addConditions() {
    addKeywords(Lists.immutable.with(Keyword.values()).select(KeywordGuide::isForConditions));
    for (String word : KeywordGuide.CONNECTIVES) {
      items.application(
          word, KeywordGuide.operands(word), CompletionItemKind.Keyword, "connective", 1);
    }
    addRelations();
  }

  private void addKeywords(ImmutableList<Keyword> keywords) {
    for (Keyword keyword : keywords) {
      items.application(
          keyword.word(),
          KeywordGuide.arguments(keyword),
          CompletionItemKind.Keyword,
          KeywordGuide.meaning(keyword),
          1);
    }
  }

  private void addRelations() {
    for (Name.Relation relation : index.names().selectInstancesOf(Name.Relation.class)) {
      if (Keyword.of(relation.text()).isEmpty() && isMoreThanTyped(relation)) {
        items.application(
            relation.text(),
            signatures.arguments(relation),
            CompletionItemKind.Function,
            "relation " + relation,
            2);
      }
    }
  }

  private void addTerms() {
    if (!expected.atHead()) {
      addVariables();
    }
    ImmutableList<Name.Function> fitting =
        expected.slot().map(sheet.domains()::of).orElseGet(Lists.immutable::empty);
    fitting.each(function -> addFunction(function, 1));
    index
        .names()
        .selectInstancesOf(Name.Function.class)
        .reject(fitting::contains)
        .each(function -> addFunction(function, 2));
  }

  private void addFunction(Name.Function function, int rank) {
    if (isMoreThanTyped(function)) {
      CompletionItemKind kind =
          function.isConstant() ? CompletionItemKind.EnumMember : CompletionItemKind.Struct;
      String detail =
          expected.slot().filter(slot -> rank == 1).map(Completion::describe).orElse("");
      items.application(function.text(), signatures.arguments(function), kind, detail, rank);
    }
  }

  private static String describe(Slot slot) {
    return "value of argument " + (slot.index() + 1) + " of " + slot.owner();
  }

  private void addVariables() {
    Optional<Statement> statement = statement();
    if (statement.isEmpty()) {
      return;
    }
    MutableList<Name> variables = Lists.mutable.empty();
    statement
        .get()
        .occurrences()
        .collect(each -> each.name())
        .select(name -> name instanceof Name.Variable && isMoreThanTyped(name))
        .distinct()
        .into(variables);
    variables.each(name -> items.variable(name.text()));
  }

  /** The statement that the outermost open list begins, or the one around the position. */
  private Optional<Statement> statement() {
    int start = cursor.open().isEmpty() ? cursor.word().start() : cursor.open().getFirst().offset();
    return index
        .statements()
        .detectOptional(each -> each.span().start() == start)
        .or(() -> index.statementAt(cursor.word().end()));
  }

  /** False for the unfinished word at the position itself. */
  private boolean isMoreThanTyped(Name name) {
    return index.of(name).anySatisfy(each -> each.span().start() != cursor.word().start());
  }
}
