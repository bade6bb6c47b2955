package org.gonu.server.signature;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.gonu.server.signature.SignatureVerdict.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SigningKeyTest {
  private static final byte[] LOG =
      "{\"result\":1}\n{\"result\":2}\n".getBytes(StandardCharsets.UTF_8);

  private final Path directory;

  SigningKeyTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void write_newFile_isReadBackAndPrivate() throws IOException {
    Path file = directory.resolve("a.key");
    SigningKey key = SigningKey.generate();

    key.write(file);

    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    SigningKey again = SigningKey.read(file);
    assertEquals(key.publicKey(), again.publicKey());
    assertEquals(key.sign(LOG), again.sign(LOG));
  }

  @Test
  void write_presentFile_leavesIt() throws IOException {
    Path file = Files.writeString(directory.resolve("a.key"), "precious");

    assertThrows(FileAlreadyExistsException.class, () -> SigningKey.generate().write(file));

    assertEquals("precious", Files.readString(file));
  }

  @Test
  void read_fileThatOthersMayRead_isRefused() throws IOException {
    Path file = directory.resolve("a.key");
    SigningKey.generate().write(file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    assertThrows(SigningKey.BadKeyFileException.class, () -> SigningKey.read(file));
  }

  @Test
  void read_halvesOfTwoPairs_areRefused() throws IOException {
    Path first = directory.resolve("a.key");
    Path second = directory.resolve("b.key");
    SigningKey.generate().write(first);
    SigningKey.generate().write(second);
    String mixed =
        Files.readString(first).replaceFirst("(?s)-----BEGIN PUBLIC.*", "")
            + Files.readString(second).replaceFirst("(?s).*(?=-----BEGIN PUBLIC)", "");
    Files.writeString(first, mixed);

    assertThrows(SigningKey.BadKeyFileException.class, () -> SigningKey.read(first));
  }

  @Test
  void verify_signedLog_isRightAndKeepsItsLines() {
    byte[] signed = LogSignature.sign(LOG, SigningKey.generate());

    assertEquals(Status.RIGHT, LogSignature.verify(signed).status());
    assertArrayEquals(LOG, Arrays.copyOf(signed, LOG.length));
  }

  @Test
  void verify_anyByteOfASignedLogChanged_isNotRight() {
    byte[] signed = LogSignature.sign(LOG, SigningKey.generate());
    for (int i = 0; i < LOG.length; i++) {
      byte[] changed = signed.clone();
      changed[i] ^= 1;

      assertNotEquals(Status.RIGHT, LogSignature.verify(changed).status());
    }
  }

  @Test
  void verify_logWithoutSignature_isAbsent() {
    assertEquals(Status.ABSENT, LogSignature.verify(LOG).status());
    assertEquals(Status.ABSENT, LogSignature.verify(new byte[0]).status());
  }
}
