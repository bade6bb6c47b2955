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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Benchmarks and the program for clusters are compiled by commands of their own, so that a rename
 * can forget them.
 */
final class SourcesApartTest {
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (org\\.gonu\\.[\\w.]+);");

  @ParameterizedTest
  @ValueSource(strings = {"src/jmh/java", "cluster/src/main/java", "cluster/src/test/java"})
  void imports_ofSourcesThatAreCompiledApart_areClassesOfTheProgram(String root)
      throws IOException {
    MutableList<String> seen = Lists.mutable.empty();
    MutableList<String> unknown = Lists.mutable.empty();
    for (Path source : sources(root)) {
      Matcher imports = IMPORT.matcher(Files.readString(source));
      while (imports.find()) {
        seen.add(imports.group(1));
        if (!isClass(imports.group(1))) {
          unknown.add(source + ": " + imports.group(1));
        }
      }
    }

    assertEquals("", unknown.makeString("\n"));
    assertTrue(seen.notEmpty(), root);
  }

  private static ImmutableList<Path> sources(String root) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(root))) {
      return Lists.immutable.fromStream(files.filter(file -> file.toString().endsWith(".java")));
    }
  }

  /** Types within types are named by their outer one, too. */
  private static boolean isClass(String name) {
    String file = name.replaceAll("^((?:[a-z]\\w*\\.)+[A-Z]\\w*).*", "$1").replace('.', '/');
    return Stream.of("src/main/java", "src/test/java", "src/jmh/java", "cluster/src/main/java")
        .anyMatch(root -> Files.exists(Path.of(root, file + ".java")));
  }
}
