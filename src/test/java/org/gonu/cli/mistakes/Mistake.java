package org.gonu.cli.mistakes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.text.SourceText;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * A mistake of a newcomer: an edit of a sheet or test of ours, or a command line.
 *
 * @param kind the file that has it, such as {@code keywords}
 * @param title what was done wrong
 * @param cure the words that the author needs to read
 * @param fields the edit or the command, as in the file
 */
record Mistake(String kind, String title, String cure, Map<?, ?> fields) {
  private static final Path DIRECTORY = Path.of("src/test/resources/mistakes");

  /** The files, in the order of the page. */
  static final ImmutableList<String> KINDS =
      Lists.immutable.of("text", "keywords", "rules", "facts", "roles", "use");

  /** The mistakes of a file. */
  static ImmutableList<Mistake> of(String kind) {
    try {
      String text = Files.readString(DIRECTORY.resolve(kind + ".yaml"));
      Object all = new Load(LoadSettings.builder().build()).loadFromString(text);
      return Lists.immutable.withAll((List<?>) all).collect(each -> read(kind, (Map<?, ?>) each));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Mistake read(String kind, Map<?, ?> fields) {
    return new Mistake(kind, "" + fields.get("mistake"), "" + fields.get("cure"), fields);
  }

  /** True if it is in a rule sheet. */
  boolean isInSheet() {
    return fields.containsKey("sheet");
  }

  /** True if only play shows it. */
  boolean isSeenInPlay() {
    return "simulate".equals(fields.get("check"));
  }

  /** The file that it is in, or the command; for the page. */
  String place() {
    if (fields.containsKey("run")) {
      return "the prompt";
    }
    return isInSheet() ? "" + fields.get("sheet") : fields.get("test") + ".test";
  }

  /** The sheet as it is without the mistake. */
  String rightSheet() {
    return text("" + fields.get("sheet") + ".kif");
  }

  /** The sheet or test with the mistake. */
  String wrongText() {
    if (!isInSheet()) {
      return replaced(text(fields.get("test") + ".test"));
    }
    SourceText sheet = new SourceText("right.kif", rightSheet());
    return fields.containsKey("convert")
        ? InfixConverter.toInfix(sheet, CasePolicy.INSENSITIVE).get()
        : replaced(rightSheet());
  }

  private String replaced(String text) {
    String before = "" + fields.get("replace");
    int at = text.indexOf(before);
    if (at < 0 || text.indexOf(before, at + 1) >= 0) {
      throw new AssertionError(title + ": this stands not once in the file: " + before);
    }
    return text.replace(before, "" + fields.get("by"));
  }

  /** Writes what the mistake is in to a directory, and returns the command that meets it. */
  List<String> prepare(Path directory) throws IOException {
    if (fields.containsKey("run")) {
      return words();
    }
    if (isInSheet()) {
      Path sheet = Files.writeString(directory.resolve("wrong.kif"), wrongText());
      return isSeenInPlay()
          ? List.of(
              "validate",
              "--simulate",
              "20",
              "--search",
              "0",
              "--save",
              directory + "/records",
              sheet.toString())
          : List.of("validate", sheet.toString());
    }
    Files.writeString(directory.resolve("wrong.kif"), text(fields.get("test") + ".kif"));
    Path test = Files.writeString(directory.resolve("wrong.test"), wrongText());
    return List.of("test", test.toString());
  }

  private List<String> words() {
    return Lists.immutable
        .withAll((List<?>) fields.get("run"))
        .collect(each -> "" + each)
        .castToList();
  }

  private static String text(String name) {
    try {
      return Files.readString(Path.of("rules", name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
