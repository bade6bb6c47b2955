package org.gonu.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * Writes files atomically: a reader sees either the old content or the new one. A symbolic link
 * stays one, and a file keeps its permissions.
 */
public final class AtomicFile {
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
    Path name = target.getFileName();
    if (name == null) {
      throw new IllegalArgumentException("not a file: " + file);
    }
    Path fresh = target.resolveSibling("." + name + "." + uniqueSuffix() + ".tmp");
    try {
      writeThrough(fresh, bytes);
      if (isThere) {
        keepPermissions(target, fresh);
      }
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void keepPermissions(Path old, Path fresh) throws IOException {
    var from = Files.getFileAttributeView(old, PosixFileAttributeView.class);
    var to = Files.getFileAttributeView(fresh, PosixFileAttributeView.class);
    if (from != null && to != null) {
      to.setPermissions(from.readAttributes().permissions());
    }
  }

  private static String uniqueSuffix() {
    return ProcessHandle.current().pid()
        + "-"
        + Thread.currentThread().getId()
        + "-"
        + System.nanoTime();
  }

  /** Creates a file and forces its bytes to the disk. */
  private static void writeThrough(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }
}
