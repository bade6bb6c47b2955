package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.JavaMachine;
import org.gonu.cli.console.ExitCode;
import org.gonu.game.SheetLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program away from its checkout, as exploded classes and as a jar. */
@Timeout(120)
final class LibraryTest {
  private static final Path RULES = Path.of("rules");

  private final Path directory;

  LibraryTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static String classPath() {
    return Lists.immutable
        .with(System.getProperty("java.class.path").split(File.pathSeparator))
        .collect(entry -> Path.of(entry).toAbsolutePath().toString())
        .makeString(File.pathSeparator);
  }

  /** Where the classes of the program are. */
  private static Path classes() throws Exception {
    return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Runs a command in a process of its own whose working directory is not the checkout. */
  private Run away(String classPath, String... arguments) throws Exception {
    Path out = directory.resolve("out.txt");
    Path err = directory.resolve("err.txt");
    ProcessBuilder builder =
        new ProcessBuilder(
            JavaMachine.PROGRAM,
            JavaMachine.QUICK,
            JavaMachine.SERIAL,
            "-cp",
            classPath,
            "org.gonu.cli.Main");
    builder.command().addAll(List.of(arguments));
    Path place = Files.createDirectories(directory.resolve("away"));
    Process process =
        builder
            .directory(place.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    return new Run(process.exitValue(), read(out), read(err));
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  private static ImmutableList<String> files(Path place) throws IOException {
    try (Stream<Path> files = Files.list(place)) {
      return Lists.immutable
          .fromStream(files.map(file -> String.valueOf(file.getFileName())))
          .toImmutableSortedList();
    }
  }

  /** A jar of the program's classes that lists no directories, as jars need not. */
  private Path jar() throws Exception {
    Path jar = directory.resolve("my gonu.jar");
    Path classes = classes();
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> entries = Files.walk(classes)) {
      for (Path entry : entries.filter(Files::isRegularFile).toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(entry).toString().replace('\\', '/')));
        Files.copy(entry, zip);
        zip.closeEntry();
      }
    }
    return jar;
  }

  @Test
  void names_library_areTheFilesOfTheDirectoryRules() throws IOException {
    assertEquals(files(RULES), SheetLibrary.names());
    for (String name : SheetLibrary.names()) {
      assertEquals(
          Files.readString(RULES.resolve(name), StandardCharsets.ISO_8859_1),
          new String(SheetLibrary.read(name), StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void games_awayFromTheCheckout_listsTheLibrary() throws Exception {
    Run run = away(classPath(), "games", "--playouts", "1", "--seconds", "0.01", "--json");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    long sheets = files(RULES).count(name -> name.endsWith(".kif"));
    assertEquals(sheets, run.out().lines().filter(line -> line.contains("\"file\"")).count());
    assertTrue(run.out().contains("rules/tron-10x10.kif"), run.out());
  }

  @Test
  void sheet_bareNameInAJar_isFound() throws Exception {
    String classPath =
        Lists.immutable
            .with(classPath().split(File.pathSeparator))
            .reject(entry -> entry.endsWith("classes"))
            .newWith(jar().toString())
            .makeString(File.pathSeparator);

    Run run = away(classPath, "validate", "breakthrough", "krk.kif", "rules/onyx.kif");

    assertEquals(
        "rules/breakthrough.kif: fine\nrules/krk.kif: fine\nrules/onyx.kif: fine\n", run.out());
    assertEquals("", run.err());
    assertEquals(ExitCode.FINE, run.code());
  }

  @Test
  void sheet_fileOfThatNameOnDisk_winsOverTheLibrary() throws Exception {
    Files.createDirectories(directory.resolve("away"));
    Files.writeString(directory.resolve("away/krk.kif"), "(role alone)");

    Run run = away(classPath(), "validate", "krk.kif");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.out().startsWith("krk.kif:1:1: error: "), run.out());
  }

  @Test
  void sheet_directoryRulesOnDisk_isTheLibrary() throws Exception {
    Files.createDirectories(directory.resolve("away/rules"));
    Files.copy(RULES.resolve("krk.kif"), directory.resolve("away/rules/mine.kif"));

    assertEquals("rules/mine.kif: fine\n", away(classPath(), "validate", "mine").out());
    Run other = away(classPath(), "show", "krk");
    assertTrue(other.err().startsWith("krk:1:1: error: there is no file 'krk'"), other.err());
  }

  @Test
  void sheet_unknownName_isAnsweredWithTheNearest() throws Exception {
    Run run = away(classPath(), "show", "braekthrough");

    assertEquals(
        "braekthrough:1:1: error: there is no file 'braekthrough' [GDL-403]\n"
            + "help: did you mean 'breakthrough'? 'gonu games' lists the rule sheets that can be"
            + " named\n1 error\n",
        run.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
  }

  @Test
  void replay_awayFromTheCheckout_findsTheSheetInTheLibrary() throws Exception {
    String record = Path.of("test-matches/krk-1.json").toAbsolutePath().toString();

    Run run = away(classPath(), "replay", "--quiet", record);

    assertTrue(run.out().contains("agrees with the rules, "), run.out() + run.err());
  }

  @Test
  void copy_emptyDirectory_hasAllFilesThen() throws IOException {
    Path copy = directory.resolve("new/place");

    Run run = Run.of("games", "--copy", copy.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals(files(RULES), files(copy));
    assertEquals(ExitCode.FINE, Run.of("games", "--copy", copy.toString()).code());
  }

  @Test
  void copy_toAFile_isRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("mine.kif"), "mine");

    Run run = Run.of("games", "--copy", file.toString());

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("gonu: games: '" + file + "' is no directory\n", run.err());
  }

  @Test
  void copy_otherFileOfThatName_writesNothing() throws IOException {
    Files.writeString(directory.resolve("krk.kif"), "mine");

    Run run = Run.of("games", "--copy", directory.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("with another content: krk.kif\nhelp: "), run.err());
    assertEquals("mine", Files.readString(directory.resolve("krk.kif")));
    assertFalse(Files.exists(directory.resolve("chess.kif")));
  }

  @Test
  void command_nameWithControlCharacters_isEscapedInTheAnswer() throws Exception {
    Run run = away(classPath(), "sho\u001Bw");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().startsWith("gonu: there is no command 'sho\\u001bw'"), run.err());
  }
}
