package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.JavaMachine;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.Console;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.search.mcts.selection.ScanSelector;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher, with a Java machine that tells how it was called. */
@EnabledOnOs({OS.LINUX, OS.MAC})
final class LauncherTest {
  private static final Path LAUNCHER = Path.of("src/main/launcher/gonu");
  private static final String MODULE = "--add-modules jdk.incubator.vector";
  private static final String COLLECTOR = "-XX:+UseG1GC";

  /** A larger heap, loops without safepoints, and kernels that are compiled before all else. */
  private static final String FOR_KERNELS =
      "-XX:InitialRAMPercentage=6.25 -XX:-UseCountedLoopSafepoints -XX:LoopStripMiningIter=0"
          + " -XX:CompileCommand=quiet -XX:CompileCommand=CompileThresholdScaling,"
          + Interpreter.class.getPackageName()
          + ".*::*,0.02"
          + " -XX:CompileCommand=CompileThresholdScaling,"
          + ScanSelector.class.getPackageName()
          + ".VectorScan::*,0.1";

  /** All else is compiled well later. */
  private static final String FOR_LANES =
      FOR_KERNELS
          + " -XX:Tier4InvocationThreshold=150000 -XX:Tier4MinInvocationThreshold=20000"
          + " -XX:Tier4CompileThreshold=400000 -XX:Tier4BackEdgeThreshold=1200000";

  static final String LANES = MODULE + " " + FOR_LANES;

  /** Variables with options of Java. */
  private static final Set<String> JAVA_OPTIONS =
      Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private final Path home;

  LauncherTest(@TempDir Path home) {
    this.home = home;
  }

  @BeforeEach
  void makeJava() throws IOException {
    Path java = Files.createDirectory(home.resolve("bin")).resolve("java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        if [ "$1" = --list-modules ]; then
          echo java.base@17
          echo jdk.incubator.vector@17
        else
          echo "$@"
        fi
        """);
    assertTrue(java.toFile().setExecutable(true));
  }

  /** The arguments that the Java machine is started with. */
  private String launched(String... arguments) throws IOException, InterruptedException {
    return launched(LAUNCHER, arguments);
  }

  private String launched(Path launcher, String... arguments)
      throws IOException, InterruptedException {
    return launchedWith("", launcher, arguments);
  }

  private String launchedWith(String javaOptions, Path launcher, String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("sh", launcher.toString());
    builder.command().addAll(Lists.immutable.with(arguments).castToList());
    builder.environment().put("JAVA_HOME", home.toString());
    builder.environment().keySet().removeAll(JAVA_OPTIONS);
    builder.environment().put("JAVA_TOOL_OPTIONS", javaOptions);
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(20, TimeUnit.SECONDS));
    return output.strip();
  }

  private static ImmutableList<Command> commands() {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return new CommandLineInterface(new Console(nowhere, nowhere)).commands();
  }

  /**
   * So that what they test is compiled as users have it, but for the size of what is inlined. The
   * heap is theirs alone.
   */
  @Test
  void optionsForLanes_ofTheLauncher_areThoseOfTheTests() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    int start = pom.indexOf("<argLine>");
    String tests = pom.substring(start, pom.indexOf("</argLine>", start));

    assertEquals(
        "",
        Lists.immutable
            .with(LANES.split(" ", -1))
            .reject(tests::contains)
            .reject(option -> option.startsWith("-XX:InitialRAMPercentage"))
            .makeString());
  }

  @Test
  void launch_eachCommand_hasVectorsIfItRunsLanes() throws Exception {
    for (Command command : commands()) {
      String launched = launched(command.name(), "--seed", "a b");

      assertEquals(command.runsLanes(), launched.startsWith(MODULE), launched);
      assertTrue(launched.endsWith("/gonu.jar " + command.name() + " --seed a b"), launched);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "java.base jdk.incubator.vector jdk.zipfs, true",
    "jdk.incubator.vector, true",
    "java.base jdk.incubator.vectors, false"
  })
  void launch_javaHomeThatTellsItsModules_isNotAsked(String modules, boolean hasVectors)
      throws Exception {
    Files.writeString(home.resolve("release"), "MODULES=\"" + modules + "\"\n");
    Files.writeString(
        home.resolve("bin").resolve("java"),
        "#!/bin/sh\n[ \"$1\" != --list-modules ] || touch " + home.resolve("asked") + "\necho $@");

    assertEquals(hasVectors, launched("bench").startsWith(MODULE));
    assertFalse(Files.exists(home.resolve("asked")));
  }

  @Test
  void launch_helpOfEachCommand_isWithoutVectors() throws Exception {
    for (Command command : commands()) {
      String launched = launched(command.name(), "rules/krk.kif", "--help");

      assertTrue(launched.startsWith("-jar "), launched);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--no-cache", "--color=never", "--color never", "--no-cache --color always"})
  void launch_optionsBeforeTheCommand_hasVectorsIfItRunsLanes(String options) throws Exception {
    assertTrue(launched((options + " bench a").split(" ")).startsWith(MODULE));
    assertTrue(launched((options + " format bench").split(" ")).startsWith("-jar "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "--version", "help", "matches"})
  void launch_noCommand_isWithoutVectors(String argument) throws Exception {
    assertTrue(launched(argument).startsWith("-jar "), argument);
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx2g, true",
    "-XX:+UseSerialGC, false",
    "-Xmx2g -XX:+UseZGC, false",
    "-XX:+UseStringDeduplication, true"
  })
  void launch_collectorThatWasChosen_isLeft(String javaOptions, boolean isGiven) throws Exception {
    String launched = launchedWith(javaOptions, LAUNCHER, "bench");

    assertEquals(isGiven, launched.startsWith(LANES + " " + COLLECTOR + " -jar "), launched);
    assertTrue(launched.startsWith(MODULE), launched);
  }

  @Test
  void java_withTheOptionsForLanes_startsWithoutAWord() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(JavaMachine.PROGRAM);
    builder.command().addAll(List.of(FOR_LANES.split(" ", -1)));
    builder.command().addAll(List.of("-cp", System.getProperty("java.class.path")));
    builder.command().addAll(List.of("org.gonu.cli.Main", "--version"));
    builder.environment().keySet().removeAll(JAVA_OPTIONS);
    Process process = builder.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(1, output.lines().count(), output);
    assertEquals(0, process.exitValue());
  }

  @Test
  void launch_bridge_compilesAllAsSoonAsUsual() throws Exception {
    String launched = launched("bridge");

    assertTrue(
        launched.startsWith(MODULE + " " + FOR_KERNELS + " " + COLLECTOR + " -jar "), launched);
  }

  @Test
  void options_ofThePythonPackage_areThoseOfTheLauncherForABridge() throws Exception {
    String text = Files.readString(Path.of("python/gonu/launch.py"));

    for (String option : FOR_KERNELS.split(" ", -1)) {
      assertTrue(text.contains('"' + option + '"'), option);
    }
    assertFalse(text.contains("Tier4"));
  }

  @Test
  void launch_archiveBesideTheJar_isGivenToTheJavaMachine() throws Exception {
    Path program = Files.createDirectory(home.resolve("my program"));
    Path launcher = Files.copy(LAUNCHER, program.resolve("gonu"));
    Path jar = program.toRealPath().resolve("gonu.jar");
    Path archive = Files.createFile(program.toRealPath().resolve("gonu.jsa"));
    String options = "-XX:SharedArchiveFile=" + archive + " -Xshare:auto -Xlog:cds*=off ";

    assertEquals(options + "-jar " + jar + " --version", launched(launcher, "--version"));
    assertEquals(
        options + LANES + " " + COLLECTOR + " -jar " + jar + " bench a b",
        launched(launcher, "bench", "a b"));
  }

  @Test
  void launch_withClosedStandardInput_letsJavaReadNothing() throws Exception {
    Files.writeString(home.resolve("bin").resolve("java"), "#!/bin/sh\ncat && echo end\n");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", "exec sh \"$0\" validate - <&-", LAUNCHER.toString());
    builder.environment().put("JAVA_HOME", home.toString());

    Process process = builder.redirectErrorStream(true).start();

    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("end", output.strip());
  }

  @ParameterizedTest
  @CsvSource({
    ", , , /C.UTF-8",
    ", , POSIX, /C.UTF-8",
    ", C, de_DE.UTF-8, /C.UTF-8",
    "C, de_DE.UTF-8, de_DE.UTF-8, C.UTF-8/de_DE.UTF-8",
    ", , de_DE.UTF-8, /",
    "en_GB, , C, en_GB/"
  })
  void launch_localeOfAsciiAlone_isMadeOneForAllNamesOfFiles(
      String all, String type, String lang, String expected) throws Exception {
    Files.writeString(home.resolve("bin").resolve("java"), "#!/bin/sh\necho $LC_ALL/$LC_CTYPE\n");
    ProcessBuilder builder = new ProcessBuilder("sh", LAUNCHER.toString(), "--version");
    builder.environment().put("JAVA_HOME", home.toString());
    builder.environment().put("LC_ALL", Objects.requireNonNullElse(all, ""));
    builder.environment().put("LC_CTYPE", Objects.requireNonNullElse(type, ""));
    builder.environment().put("LANG", Objects.requireNonNullElse(lang, ""));

    Process process = builder.redirectErrorStream(true).start();

    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(expected, output.strip());
  }

  @Test
  void launch_throughALink_findsTheJarAndTheArchive() throws Exception {
    Path program = Files.createDirectory(home.resolve("program"));
    Path launcher = Files.copy(LAUNCHER, program.resolve("gonu"));
    Files.createFile(program.resolve("gonu.jsa"));
    Path link = Files.createSymbolicLink(home.resolve("bin").resolve("gonu"), launcher);

    assertEquals(launched(launcher, "--version"), launched(link, "--version"));
  }
}
