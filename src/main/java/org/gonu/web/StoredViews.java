package org.gonu.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.gonu.board.view.ViewFiles;
import org.gonu.storage.AtomicFile;
import org.gonu.text.SourceText;

/**
 * The view files of sheets of a server: files in its data directory, each named by the hash of its
 * sheet.
 */
public final class StoredViews {
  private static final String DIRECTORY = "views";

  private static final String HASH = "[0-9a-f]{64}";

  private final Path directory;

  /**
   * The views of a server.
   *
   * @param data the directory of the server
   */
  public StoredViews(Path data) {
    this.directory = data.resolve(DIRECTORY);
  }

  /**
   * Keeps the view of a sheet in place of the one before.
   *
   * @param view empty if the sheet has none any more
   * @throws IOException if the disk does not allow it
   */
  public void put(String hash, Optional<String> view) throws IOException {
    if (view.isEmpty()) {
      Files.deleteIfExists(file(hash));
    } else {
      Files.createDirectories(directory);
      AtomicFile.write(file(hash), view.get().getBytes(StandardCharsets.UTF_8));
    }
  }

  /** The view of a sheet, if it has one. */
  Optional<SourceText> of(String hash) {
    if (!hash.matches(HASH)) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Files.readAllBytes(file(hash));
      return Optional.of(SourceText.decode("sheet" + ViewFiles.SUFFIX, bytes));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private Path file(String hash) {
    if (!hash.matches(HASH)) {
      throw new IllegalArgumentException("no hash of a sheet: " + hash);
    }
    return directory.resolve(hash + ViewFiles.SUFFIX);
  }
}
