package org.gonu.lsp.features;

import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.gonu.gdl.index.Cursor;
import org.gonu.gdl.index.Cursor.OpenList;
import org.gonu.gdl.index.KeywordGuide;
import org.gonu.gdl.index.Name;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.text.Span;

/** Computes signature help: the arguments of the list that is being typed. */
public final class SignatureHelping {
  private static final ImmutableList<String> WORDS = KeywordGuide.CONNECTIVES.newWith("<=");

  private final SheetVersion sheet;
  private final Signatures signatures;

  /** The signatures of a version. */
  public SignatureHelping(SheetVersion sheet) {
    this.sheet = sheet;
    this.signatures = new Signatures(sheet.index());
  }

  /** The signature of the list about an offset of the text; empty outside of any. */
  public Optional<SignatureHelp> at(int offset) {
    ImmutableList<OpenList> open = Cursor.at(sheet.source(), offset).open();
    if (open.isEmpty() || open.getLast().head().isEmpty()) {
      return Optional.empty();
    }
    OpenList list = open.getLast();
    String head = list.head().get();
    if (WORDS.contains(head)) {
      return Optional.of(help(head, KeywordGuide.operands(head), list));
    }
    boolean inTerm =
        ExpectedSyntax.at(
                    new Cursor(open.take(open.size() - 1), new Span(offset, offset), false),
                    signatures)
                .kind()
            == ExpectedSyntax.Kind.TERM;
    Optional<? extends Name> name = inTerm ? signatures.function(head) : signatures.relation(head);
    return name.map(each -> help(head, signatures.arguments(each), list));
  }

  private static SignatureHelp help(String head, ImmutableList<String> arguments, OpenList list) {
    String label = "(" + head + arguments.collect(each -> " " + each).makeString("") + ")";
    SignatureInformation signature =
        new SignatureInformation(
            label, "", arguments.collect(ParameterInformation::new).castToList());
    return new SignatureHelp(
        List.of(signature), 0, Math.min(list.index() - 1, Math.max(0, arguments.size() - 1)));
  }
}
