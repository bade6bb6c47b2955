package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The TypeScript compiler on the page. The build itself only drops the types. */
final class PageTypesTest {
  private static final String COMPILER = "META-INF/resources/webjars/typescript/6.0.3/lib/";
  private static final Path SOURCES = Path.of("src/main/web").toAbsolutePath();
  private static final Path PACKAGES = Path.of("target/web/node_modules").toAbsolutePath();

  private final Path directory;

  PageTypesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  @Timeout(120)
  void page_typeChecks() throws Exception {
    assumeTrue(Files.isDirectory(PACKAGES), "the page has not been built");
    Optional<Path> node = node();
    assumeTrue(node.isPresent(), "no Node on this machine");
    unpackCompiler(directory.resolve("lib"));
    Path settings = directory.resolve("tsconfig.json");
    Files.writeString(settings, settings());

    assertEquals("", run(node.orElseThrow(), settings));
  }

  /** The settings of the page, with its packages where the build has put them. */
  private static String settings() {
    return """
    {
      "extends": "%s/tsconfig.json",
      "compilerOptions": {"paths": {"*": ["%s/*"]}},
      "include": ["%s/**/*.ts"]
    }
    """
        .formatted(SOURCES, PACKAGES, SOURCES)
        .replace('\\', '/');
  }

  private String run(Path node, Path settings) throws IOException, InterruptedException {
    Process compiler =
        new ProcessBuilder(
                node.toString(),
                directory.resolve("lib/tsc.js").toString(),
                "--pretty",
                "false",
                "-p",
                settings.toString())
            .redirectErrorStream(true)
            .start();
    String said =
        new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    compiler.waitFor(1, TimeUnit.MINUTES);
    return said;
  }

  /** Node of the machine, or the one that Playwright brings along. */
  private static Optional<Path> node() {
    Optional<Path> found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .filter(each -> !each.isEmpty())
            .map(each -> Path.of(each, "node"))
            .filter(Files::isExecutable)
            .findFirst();
    return found.or(PageTypesTest::nodeOfPlaywright);
  }

  private static Optional<Path> nodeOfPlaywright() {
    Path node =
        Driver.ensureDriverInstalled(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), false)
            .driverDir()
            .resolve("node");
    return Optional.of(node).filter(Files::isExecutable);
  }

  private static void unpackCompiler(Path to) throws IOException {
    URL jar = PageTypesTest.class.getClassLoader().getResource(COMPILER + "tsc.js");
    assumeTrue(jar != null, "no TypeScript compiler on the class path");
    Files.createDirectories(to);
    try (JarFile file = ((JarURLConnection) jar.openConnection()).getJarFile()) {
      for (var entry : Lists.immutable.fromStream(file.stream())) {
        String name = entry.getName();
        boolean wanted = name.startsWith(COMPILER) && name.indexOf('/', COMPILER.length()) < 0;
        if (wanted && (name.endsWith("tsc.js") || name.endsWith(".d.ts"))) {
          try (InputStream in = file.getInputStream(entry)) {
            Files.copy(in, to.resolve(name.substring(COMPILER.length())));
          }
        }
      }
    }
  }
}
