package org.gonu.fuzz;

import java.io.IOException;
import java.util.List;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Rule sheets: read, checked, formatted; findings are printed. */
final class SheetTarget implements Target {
  static final List<String> WORDS =
      List.of(
          "(",
          ")",
          "<=",
          "not ",
          "or ",
          "distinct ",
          "true ",
          "does ",
          "next ",
          "legal ",
          "goal ",
          "terminal",
          "init ",
          "base ",
          "input ",
          "role ",
          "?x ",
          ";",
          "\"",
          "|",
          "\r",
          "\n",
          "\t",
          "\u0000",
          "\u00e9",
          "\ufeff",
          "100",
          "(or",
          "(not (",
          "((((((((",
          "))))))))");

  private final List<byte[]> samples = Samples.files("rules", ".kif", 20);

  SheetTarget() throws IOException {}

  @Override
  public List<byte[]> samples() {
    return samples;
  }

  @Override
  public List<String> words() {
    return WORDS;
  }

  @Override
  public void take(byte[] input) {
    SourceText source = SourceText.decode("fuzz.kif", input);
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, CasePolicy.INSENSITIVE);
    new DiagnosticPrinter().print(sheet.diagnostics());
    if (sheet.value().isPresent()) {
      new DiagnosticPrinter()
          .print(Validator.validate(sheet.get(), Strictness.LENIENT).diagnostics());
    }
    SheetFormatter.format(source);
  }
}
