package org.gonu.selfplay.dataset;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;

/** A new file whose bytes are counted and hashed while they are written. */
final class HashedFile implements OutputFile {
  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final MessageDigest digest;
  private long bytes;

  HashedFile(Path path, MessageDigest digest) {
    this.path = path;
    this.digest = digest;
  }

  /** Number of bytes written. */
  long bytes() {
    return bytes;
  }

  /** The hash of the file once it is complete; to be called once. */
  String sha256() {
    return HexFormat.of().formatHex(digest.digest());
  }

  @Override
  public PositionOutputStream create(long blockSize) throws IOException {
    return new Counted(new BufferedOutputStream(Files.newOutputStream(path), BUFFER));
  }

  @Override
  public PositionOutputStream createOrOverwrite(long blockSize) throws IOException {
    return create(blockSize);
  }

  @Override
  public boolean supportsBlockSize() {
    return false;
  }

  @Override
  public long defaultBlockSize() {
    return 0;
  }

  @Override
  public String getPath() {
    return path.toString();
  }

  private final class Counted extends PositionOutputStream {
    private final OutputStream to;

    Counted(OutputStream to) {
      this.to = to;
    }

    @Override
    public long getPos() {
      return bytes;
    }

    @Override
    public void write(int one) throws IOException {
      to.write(one);
      digest.update((byte) one);
      bytes++;
    }

    @Override
    public void write(byte[] some, int from, int count) throws IOException {
      to.write(some, from, count);
      digest.update(some, from, count);
      bytes += count;
    }

    @Override
    public void flush() throws IOException {
      to.flush();
    }

    @Override
    public void close() throws IOException {
      to.close();
    }
  }
}
