package org.gonu.server.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;
import org.gonu.storage.PrivateFile;
import org.gonu.text.RandomText;

/** The organiser's token: whoever knows it may change what the server does. */
public final class AdminToken {
  private static final String FILE_NAME = "admin.token";
  private static final String SCHEME = "Bearer ";

  private final String token;
  private final boolean isNew;

  private AdminToken(String token, boolean isNew) {
    this.token = token;
    this.isNew = isNew;
  }

  /**
   * The token in a data directory; it is made if there is none, in a file that only its owner may
   * read.
   *
   * @throws IOException if the disk or its permissions do not allow it, or others may read the file
   */
  public static AdminToken in(Path directory) throws IOException {
    Path file = directory.resolve(FILE_NAME);
    if (Files.exists(file)) {
      if (!PrivateFile.isPrivate(file)) {
        throw new IOException("others may read '" + file + "': chmod 600 " + file);
      }
      String token = Files.readString(file).strip();
      if (!token.isEmpty()) {
        return new AdminToken(token, false);
      }
      throw new IOException("there is no token in '" + file + "'; remove it to have one made");
    }
    String token = RandomText.next();
    PrivateFile.create(file, (token + "\n").getBytes(StandardCharsets.US_ASCII));
    return new AdminToken(token, true);
  }

  /** A token that is kept nowhere. */
  static AdminToken of(String token) {
    return new AdminToken(token, true);
  }

  /** The token. */
  public String text() {
    return token;
  }

  /** True if it has just been made: the organiser has to be told. */
  public boolean isNew() {
    return isNew;
  }

  /** True if the header {@code Authorization} of a request shows the token. */
  boolean isShownBy(Optional<String> header) {
    byte[] expected = (SCHEME + token).getBytes(StandardCharsets.UTF_8);
    return header
        .map(given -> MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8)))
        .orElse(false);
  }
}
