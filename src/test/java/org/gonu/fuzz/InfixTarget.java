package org.gonu.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.text.SourceText;

/** Sheets in infix form, converted both ways. */
final class InfixTarget implements Target {
  private final List<byte[]> samples = new ArrayList<>();

  InfixTarget() throws IOException {
    for (byte[] sheet : Samples.files("rules", ".kif", 6)) {
      SourceText source = SourceText.decode("sample.kif", sheet);
      String infix = InfixConverter.toInfix(source, CasePolicy.SENSITIVE).get();
      samples.addAll(Samples.texts(infix));
      samples.addAll(
          Samples.texts(infix.replace(" & ", ", ").replace("~", "\\+ ").replace("|", ";")));
    }
  }

  @Override
  public List<byte[]> samples() {
    return samples;
  }

  @Override
  public List<String> words() {
    return List.of(
        "(",
        ")",
        ",",
        ":-",
        "&",
        "|",
        "~",
        ".",
        "not ",
        "X",
        "x",
        "_",
        "%",
        "\n",
        "\u00e9",
        "((((",
        ";",
        "\\+",
        "not p",
        "?x",
        "!=",
        "=",
        "/*",
        "*/",
        "..",
        ":- dynamic p/1.");
  }

  @Override
  public void take(byte[] input) {
    SourceText source = SourceText.decode("fuzz.hrf", input);
    InfixConverter.toPrefix(source)
        .value()
        .map(prefix -> new SourceText("back.kif", prefix))
        .ifPresent(back -> InfixConverter.toInfix(back, CasePolicy.INSENSITIVE));
  }
}
