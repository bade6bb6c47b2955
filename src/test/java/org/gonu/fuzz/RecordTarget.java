package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.MatchRecordWriter;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Match records. What can be read is written and read again, and must be the same. */
final class RecordTarget implements Target {
  private final List<byte[]> samples = Samples.files("test-matches", ".json", 8);

  RecordTarget() throws IOException {}

  @Override
  public List<byte[]> samples() {
    return samples;
  }

  @Override
  public List<String> words() {
    return List.of(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "null",
        "true",
        "1e999",
        "-1",
        "\"moves\"",
        "\"states\"",
        "\"errors\"",
        "\"goalValues\"",
        "\\u0000",
        "\\ud800",
        "[[[[[[[[");
  }

  @Override
  public void take(byte[] input) {
    Outcome<MatchRecord> read = MatchRecordReader.read(SourceText.decode("fuzz.json", input));
    new DiagnosticPrinter().print(read.diagnostics());
    if (read.value().isPresent()) {
      String written = MatchRecordWriter.print(read.get());
      MatchRecord again = MatchRecordReader.read(new SourceText("again.json", written)).get();
      assertEquals(written, MatchRecordWriter.print(again));
    }
  }
}
