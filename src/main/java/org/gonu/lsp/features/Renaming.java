package org.gonu.lsp.features;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.index.KeywordGuide;
import org.gonu.gdl.index.Name;
import org.gonu.gdl.index.Occurrence;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;

/** Renames a name of the author at all of its occurrences. */
public final class Renaming {
  /** Words of the language besides its keywords, and {@code and}, which authors take for one. */
  private static final ImmutableList<String> NOT_FOR_NAMES =
      KeywordGuide.CONNECTIVES.newWith("<=").newWith("and");

  private static final String PLAIN = "[^\\s();\"|?\u00A0\uFEFF][^\\s();\"|\u00A0\uFEFF]*";
  private static final String NUMBER = "-?[0-9]+";

  private final SheetVersion sheet;

  /** Renaming in a version. */
  public Renaming(SheetVersion sheet) {
    this.sheet = sheet;
  }

  /** The name at a position if it can be renamed. */
  public Optional<PrepareRenameResult> prepare(int offset) {
    return sheet
        .index()
        .at(offset)
        .filter(each -> refusal(each.name()).isEmpty())
        .map(
            each ->
                new PrepareRenameResult(
                    TextPlaces.range(sheet.source(), each.span()),
                    sheet.source().text(each.span())));
  }

  /**
   * The edits.
   *
   * @throws ResponseErrorException if the name cannot be renamed, or not in this way
   */
  public WorkspaceEdit rename(int offset, String wish) {
    Occurrence occurrence =
        sheet.index().at(offset).orElseThrow(() -> refused("there is no name here"));
    Name name = occurrence.name();
    refusal(name).ifPresent(reason -> fail(reason));
    boolean isVariable = name instanceof Name.Variable;
    String text = isVariable && !wish.startsWith("?") ? "?" + wish : wish;
    check(name, text, isVariable ? text.substring(1) : text);
    return new WorkspaceEdit(
        Map.of(
            sheet.uri(),
            sheet
                .index()
                .of(name)
                .collect(each -> new TextEdit(TextPlaces.range(sheet.source(), each.span()), text))
                .castToList()));
  }

  private static Optional<String> refusal(Name name) {
    boolean fixed =
        name instanceof Name.Word
            || (name instanceof Name.Relation && Keyword.of(name.text()).isPresent());
    if (fixed) {
      return Optional.of("'" + name.text() + "' belongs to the language");
    }
    boolean number = name instanceof Name.Function && name.text().matches(NUMBER);
    return number ? Optional.of("'" + name.text() + "' is a number") : Optional.empty();
  }

  private void check(Name name, String text, String plain) {
    if (!plain.matches(PLAIN) || (name instanceof Name.Variable && plain.startsWith("?"))) {
      fail("'" + text + "' is not a name of GDL");
    }
    boolean reserved =
        !(name instanceof Name.Variable)
            && (Keyword.of(text).isPresent()
                || NOT_FOR_NAMES.contains(text.toLowerCase(Locale.ROOT)));
    if (reserved) {
      fail("'" + text + "' belongs to the language");
    }
    boolean taken =
        sheet.index().names().anySatisfy(other -> !other.equals(name) && clash(name, other, text));
    if (taken) {
      fail("there is a '" + text + "' already");
    }
  }

  /** True if another name of the same kind, in the same scope, has the text. */
  private boolean clash(Name name, Name other, String text) {
    boolean sameScope =
        name instanceof Name.Variable own
            ? other instanceof Name.Variable variable && variable.statement() == own.statement()
            : name.getClass().equals(other.getClass());
    return sameScope && sheet.index().spelling().isSame(other.text(), text);
  }

  private static void fail(String reason) {
    throw refused(reason);
  }

  private static ResponseErrorException refused(String reason) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, "cannot rename: " + reason, null));
  }
}
