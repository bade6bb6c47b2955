package org.gonu.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * An output of the process that remembers what kept it from being written: print streams say
 * nothing of it.
 */
public final class ProcessOutput extends OutputStream {
  private final OutputStream out;
  private volatile Optional<String> failure = Optional.empty();

  /** The output of a descriptor. */
  public ProcessOutput(FileDescriptor descriptor) {
    this(new FileOutputStream(descriptor));
  }

  ProcessOutput(OutputStream out) {
    this.out = out;
  }

  /**
   * Why something could not be written, such as a full disk. Empty if all was, and if the reader
   * has gone, as the one of {@code gonu games | head -1} does on purpose.
   */
  public Optional<String> failure() {
    return failure.filter(message -> !message.equals("Broken pipe"));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    try {
      out.write(bytes, offset, count);
    } catch (IOException unwritable) {
      failure = Optional.of(String.valueOf(unwritable.getMessage()));
      throw unwritable;
    }
  }
}
