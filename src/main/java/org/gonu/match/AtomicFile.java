package org.gonu.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files as a whole: whoever reads one sees what was there before or what is there now. */
public final class AtomicFile {
  private AtomicFile() {}

  /**
   * Puts bytes in place of what a file holds. Its directory must be there.
   *
   * @throws IOException if the disk or its permissions do not let it; the old file then stands
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    Path target = file.toAbsolutePath();
    Path name = target.getFileName();
    if (name == null) {
      throw new IllegalArgumentException("not a file: " + file);
    }
    Path fresh = target.resolveSibling("." + name + "." + uniqueSuffix() + ".tmp");
    try {
      writeThrough(fresh, bytes);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String uniqueSuffix() {
    return ProcessHandle.current().pid()
        + "-"
        + Thread.currentThread().getId()
        + "-"
        + System.nanoTime();
  }

  /** Creates a file and returns when its bytes are on the disk. */
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
