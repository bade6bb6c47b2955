package org.gonu;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The words that start a program in a Java machine of its own. Such machines live for seconds in
 * tests: they compile quickly rather than well, and collect garbage without threads for it, which
 * takes a good third off their start.
 *
 * <p>In the build they run {@code gonu.jar} with its archive of classes, as users do; elsewhere, as
 * in an editor, the classes that were compiled last.
 */
public final class JavaMachine {
  /** The program. */
  public static final String PROGRAM =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Compiles quickly; not for programs whose speed is the subject. */
  public static final String QUICK = "-XX:TieredStopAtLevel=1";

  /** Collects garbage without further threads. */
  public static final String SERIAL = "-XX:+UseSerialGC";

  private static final String MAIN = "org.gonu.cli.Main";

  private JavaMachine() {}

  /** The jar that the build has just made, if this test is run by the build. */
  public static Optional<Path> jar() {
    return Optional.ofNullable(System.getProperty("gonu.jar"))
        .map(Path::of)
        .filter(Files::isRegularFile);
  }

  /** The options of a machine that compiles quickly, and further ones. */
  public static List<String> quick(String... options) {
    return Stream.concat(Stream.of(QUICK, SERIAL), Stream.of(options)).toList();
  }

  /** Gonu, to be started with some arguments in a Java machine that compiles quickly. */
  public static ProcessBuilder gonu(String... arguments) {
    return gonu(quick(), arguments);
  }

  /**
   * Gonu, to be started with some arguments.
   *
   * @param options of the Java machine
   */
  public static ProcessBuilder gonu(List<String> options, String... arguments) {
    return program(options, MAIN, arguments);
  }

  /**
   * A program of the tests or of Gonu, to be started with some arguments.
   *
   * @param options of the Java machine
   * @param main the name of a class, or a file of source text
   */
  public static ProcessBuilder program(List<String> options, String main, String... arguments) {
    ProcessBuilder builder = new ProcessBuilder(PROGRAM);
    List<String> command = builder.command();
    jar().ifPresent(jar -> command.addAll(archive(jar)));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), main));
    command.addAll(List.of(arguments));
    return builder;
  }

  /** As the launcher does: a machine that the archive does not fit says no word of it. */
  private static List<String> archive(Path jar) {
    Path archive = jar.resolveSibling("gonu.jsa");
    return List.of("-XX:SharedArchiveFile=" + archive, "-Xshare:auto", "-Xlog:cds*=off");
  }

  private static String classPath() {
    return jar()
        .map(jar -> jar + File.pathSeparator + testClasses())
        .orElse(System.getProperty("java.class.path"));
  }

  private static Path testClasses() {
    try {
      return Path.of(JavaMachine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
