package org.gonu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** The build compiles benchmarks in a profile of their own, so that a rename can forget them. */
final class BenchmarkSourcesTest {
  private static final Path SOURCES = Path.of("src/jmh/java");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (org\\.gonu\\.[\\w.]+);");

  @Test
  void imports_ofBenchmarks_areClassesOfTheProgramOrOfBenchmarks() throws IOException {
    MutableList<String> seen = Lists.mutable.empty();
    MutableList<String> unknown = Lists.mutable.empty();
    for (Path source : sources()) {
      Matcher imports = IMPORT.matcher(Files.readString(source));
      while (imports.find()) {
        seen.add(imports.group(1));
        if (!isClass(imports.group(1))) {
          unknown.add(source + ": " + imports.group(1));
        }
      }
    }

    assertEquals("", unknown.makeString("\n"));
    assertTrue(seen.size() > 10, seen.toString());
  }

  private static ImmutableList<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return Lists.immutable.fromStream(files.filter(file -> file.toString().endsWith(".java")));
    }
  }

  /** Types within types are named by their outer one, too. */
  private static boolean isClass(String name) {
    String file = name.replaceAll("^((?:[a-z]\\w*\\.)+[A-Z]\\w*).*", "$1").replace('.', '/');
    return Stream.of("src/main/java", "src/test/java", "src/jmh/java")
        .anyMatch(root -> Files.exists(Path.of(root, file + ".java")));
  }
}
