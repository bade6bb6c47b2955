package org.gonu.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/**
 * Files with secrets, which only their owner may read. Where the file system knows no such
 * permissions, as that of Windows, the directory has to keep others out.
 */
public final class PrivateFile {
  private static final Set<PosixFilePermission> OWNER_ONLY =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private PrivateFile() {}

  /**
   * Makes a file, all of it or none: a crash leaves no part.
   *
   * @throws FileAlreadyExistsException if there is such a file; it stays as it is
   * @throws IOException if the disk or its permissions do not allow it
   */
  public static void create(Path file, byte[] bytes) throws IOException {
    Path fresh = AtomicFile.freshBeside(file.toAbsolutePath());
    try {
      AtomicFile.writeThrough(fresh, bytes, isPosix() ? OWNER_ONLY : Set.of());
      // Without an option it replaces nothing.
      Files.move(fresh, file);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** True if nobody but the owner of a file may read or change it. */
  public static boolean isPrivate(Path file) throws IOException {
    return !isPosix() || OWNER_ONLY.containsAll(Files.getPosixFilePermissions(file));
  }

  private static boolean isPosix() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}
