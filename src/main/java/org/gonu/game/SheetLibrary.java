package org.gonu.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * The rule sheets that come with the program, and the tests and view files of some of them: a copy
 * of the directory {@code rules} in the jar.
 */
public final class SheetLibrary {
  private static final String DIRECTORY = "rules";

  private SheetLibrary() {}

  /**
   * The names of all files, such as {@code krk.kif} and {@code krk.test}, sorted.
   *
   * @throws UncheckedIOException if the jar cannot be read
   */
  public static ImmutableList<String> names() {
    // Jars need not list their directories, so the location of this class is used.
    URL here = SheetLibrary.class.getResource("SheetLibrary.class");
    if (here == null) {
      throw new IllegalStateException("a class without a place");
    }
    try {
      URLConnection connection = here.openConnection();
      return connection instanceof JarURLConnection jar ? inJar(jar) : inDirectory(here.toURI());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException("a class at " + here, impossible);
    }
  }

  private static ImmutableList<String> inJar(JarURLConnection jar)
      throws IOException, URISyntaxException {
    Path file = Path.of(jar.getJarFileURL().toURI());
    try (FileSystem entries = FileSystems.newFileSystem(file)) {
      return list(entries.getPath(jar.getEntryName()).resolveSibling(DIRECTORY));
    }
  }

  private static ImmutableList<String> inDirectory(URI here) throws IOException {
    return list(Path.of(here).resolveSibling(DIRECTORY));
  }

  private static ImmutableList<String> list(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return Lists.immutable
          .fromStream(files.map(file -> String.valueOf(file.getFileName())))
          .toImmutableSortedList();
    }
  }

  /**
   * The bytes of a file.
   *
   * @param name one of {@link #names}
   * @throws IllegalArgumentException if there is no such file
   */
  public static byte[] read(String name) {
    try (InputStream file = SheetLibrary.class.getResourceAsStream(DIRECTORY + "/" + name)) {
      if (file == null) {
        throw new IllegalArgumentException("the library has no file " + name);
      }
      return file.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
