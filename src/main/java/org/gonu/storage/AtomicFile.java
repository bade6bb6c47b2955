package org.gonu.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Writes files atomically: a reader sees either the old content or the new one. A symbolic link
 * stays one, and a file keeps its permissions.
 */
public final class AtomicFile {
  private static final Set<PosixFilePermission> NONE = Set.of();

  private AtomicFile() {}

  /**
   * Replaces the content of a file. Its directory must exist. What is no file, such as a pipe, gets
   * the bytes as they are.
   *
   * @throws IOException if the disk or its permissions do not allow it; the old content then stays
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    boolean isThere = Files.exists(file);
    Path target = isThere ? file.toRealPath() : file.toAbsolutePath();
    if (isThere && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
      Files.write(target, bytes, StandardOpenOption.WRITE);
      return;
    }
    Path fresh = freshBeside(target);
    try {
      writeThrough(fresh, bytes, isThere ? permissions(target) : NONE);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** A name that no file has, in the directory of a file. */
  static Path freshBeside(Path file) {
    Path name = file.getFileName();
    if (name == null) {
      throw new IllegalArgumentException("not a file: " + file);
    }
    return file.resolveSibling("." + name + "." + uniqueSuffix() + ".tmp");
  }

  /** The permissions of a file; none where the file system has no such ones. */
  private static Set<PosixFilePermission> permissions(Path file) throws IOException {
    var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null ? NONE : view.readAttributes().permissions();
  }

  private static String uniqueSuffix() {
    return ProcessHandle.current().pid()
        + "-"
        + Thread.currentThread().getId()
        + "-"
        + System.nanoTime();
  }

  /**
   * Creates a file and forces its bytes to the disk.
   *
   * @param permissions that it has from the start, so that nobody else reads it; none for the usual
   */
  static void writeThrough(Path file, byte[] bytes, Set<PosixFilePermission> permissions)
      throws IOException {
    FileAttribute<?>[] attributes =
        permissions.isEmpty()
            ? new FileAttribute<?>[0]
            : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
    try (FileChannel channel =
        FileChannel.open(
            file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)) {
      if (!permissions.isEmpty()) {
        // The mask of the process has taken some away.
        Files.setPosixFilePermissions(file, permissions);
      }
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }
}
