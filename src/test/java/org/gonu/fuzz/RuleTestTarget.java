package org.gonu.fuzz;

import java.io.IOException;
import java.util.List;
import org.gonu.ruletest.RuleTestReader;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.SourceText;

/** Files with tests of rule sheets. */
final class RuleTestTarget implements Target {
  private final List<byte[]> samples = Samples.files("rules", ".test", 20);

  RuleTestTarget() throws IOException {}

  @Override
  public List<byte[]> samples() {
    return samples;
  }

  @Override
  public List<String> words() {
    return List.of(
        "test ",
        "state ",
        "moves ",
        "legal ",
        "terminal",
        "goal ",
        "(",
        ")",
        "\"",
        ";",
        "\n",
        "?x",
        "100",
        "\u0000");
  }

  @Override
  public void take(byte[] input) {
    SourceText source = SourceText.decode("fuzz.test", input);
    new DiagnosticPrinter().print(RuleTestReader.read(source).diagnostics());
  }
}
