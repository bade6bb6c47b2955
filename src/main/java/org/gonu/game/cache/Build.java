package org.gonu.game.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** Which build of Gonu this is: the jar that it runs from, by size and time. */
final class Build {
  private Build() {}

  /** Empty if the program does not run from a jar. */
  static Optional<String> identity() {
    CodeSource source = Build.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Optional.empty();
    }
    try {
      Path jar = Path.of(source.getLocation().toURI());
      return Files.isRegularFile(jar)
          ? Optional.of(Files.size(jar) + " " + Files.getLastModifiedTime(jar).toMillis())
          : Optional.empty();
    } catch (IOException | URISyntaxException | IllegalArgumentException elsewhere) {
      return Optional.empty();
    }
  }
}
