package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;

/** The files that go with a release: licence, notices, version, changelog. */
final class ReleaseFilesTest {
  /** The build writes the class path of the program there. */
  private static final Path LIBRARIES = Path.of("target/runtime-class-path.txt");

  private static final Pattern COORDINATES =
      Pattern.compile("(?m)^  ([a-z0-9.-]+):([a-z0-9._-]+)  +\\S");

  /** A package of the page; what is only left out has no version. */
  private static final Pattern NPM_PACKAGE =
      Pattern.compile(
          "<groupId>org\\.(?:mvnpm(?:\\.at\\.([a-z-]+))?|webjars\\.npm)</groupId>"
              + "\\s*<artifactId>([a-z0-9-]+)</artifactId>\\s*<version>");

  private static final Pattern PACKAGE_IN_NOTICE =
      Pattern.compile("(?m)^  ((?:@[a-z]+(?:-[a-z]+)*/)?[a-z0-9-]+)  +(?:MIT|BSD-3-Clause)$");

  /** Where libraries are in a local repository of Maven, from group to artifact. */
  private static ImmutableList<String> namedInNotice() throws IOException {
    return Lists.immutable.fromStream(
        COORDINATES
            .matcher(Files.readString(Path.of("NOTICE")))
            .results()
            .map(match -> "/" + match.group(1).replace('.', '/') + "/" + match.group(2) + "/"));
  }

  private static ImmutableList<String> librariesOfTheJar() throws IOException {
    return Lists.immutable
        .with(Files.readString(LIBRARIES).strip().split(File.pathSeparator))
        .collect(library -> library.replace(File.separatorChar, '/'))
        .select(library -> library.endsWith(".jar"));
  }

  /** The packages that the build of the page names, as the npm registry calls them. */
  private static ImmutableList<String> packagesOfThePage() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String plugin = pom.substring(pom.indexOf("<artifactId>esbuild-maven-plugin<"));
    return Lists.immutable.fromStream(
        NPM_PACKAGE
            .matcher(plugin.substring(0, plugin.indexOf("</plugin>")))
            .results()
            .map(
                match ->
                    (match.group(1) == null ? "" : "@" + match.group(1) + "/") + match.group(2)));
  }

  private static String group(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertTrue(matcher.find(), pattern::pattern);
    return matcher.group(1);
  }

  @Test
  void notice_namesAllLibrariesOfTheJarAndNoOthers() throws IOException {
    ImmutableList<String> libraries = librariesOfTheJar();
    ImmutableList<String> named = namedInNotice();

    assertEquals(
        Lists.immutable.empty(), libraries.reject(library -> named.anySatisfy(library::contains)));
    assertEquals(
        Lists.immutable.empty(),
        named.reject(name -> libraries.anySatisfy(library -> library.contains(name))));
  }

  @Test
  void notice_namesAllPackagesOfThePageAndNoOthers() throws IOException {
    ImmutableList<String> named =
        Lists.immutable.fromStream(
            PACKAGE_IN_NOTICE
                .matcher(Files.readString(Path.of("NOTICE")))
                .results()
                .map(match -> match.group(1)));

    assertTrue(named.notEmpty());
    assertEquals(packagesOfThePage().toSortedList(), named.toSortedList());
  }

  @Test
  void licenceAndNotice_areAmongTheResourcesOfTheProgram() throws Exception {
    Path classes = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());

    for (String name : Lists.immutable.of("LICENSE", "NOTICE")) {
      assertEquals(
          Files.readString(Path.of(name)),
          Files.readString(classes.resolve("META-INF").resolve(name)),
          name);
    }
  }

  /** What is between releases is a snapshot, and unreleased. */
  @Test
  void changelog_newestSection_isOfTheVersionInThePom() throws IOException {
    String version =
        group(
            Pattern.compile("<artifactId>gonu</artifactId>\\s*<version>([^<]*)</version>"),
            Files.readString(Path.of("pom.xml")));
    String newest =
        group(
            Pattern.compile("(?m)^## (\\S+)"),
            Files.readString(Path.of("src/site/markdown/changelog.md")));

    assertEquals(version.endsWith("-SNAPSHOT") ? "Unreleased" : version, newest);
  }

  @Test
  void ciScript_endsWithTheTestCommandOfTheReadme() throws IOException {
    String command = "mvn -B verify";

    assertTrue(Files.readString(Path.of("README.md")).contains("\n$ " + command + "\n"));
    assertTrue(Files.readString(Path.of(".ci/run")).endsWith("\n\n" + command + "\n"));
  }
}
