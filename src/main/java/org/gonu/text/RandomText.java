package org.gonu.text;

import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.KeyGenerator;

/** Makes texts that nobody can guess. */
public final class RandomText {
  /** Length of the random token of a record, as in ggp-base. */
  private static final int TOKEN_LENGTH = 32;

  private static final int SUFFIX_LENGTH = 8;

  private RandomText() {}

  /** The random token of a record: letters and digits. */
  public static String token() {
    String letters = "";
    while (letters.length() < TOKEN_LENGTH) {
      letters += next().replaceAll("[_-]", "");
    }
    return letters.substring(0, TOKEN_LENGTH);
  }

  /** The end of an id, of digits and the letters from a to f. */
  public static String suffix() {
    return Sha256.hex(next()).substring(0, SUFFIX_LENGTH);
  }

  /** A text of 256 random bits, of letters, digits, underscores and hyphens. */
  public static String next() {
    try {
      byte[] bits = KeyGenerator.getInstance("HmacSHA256").generateKey().getEncoded();
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java makes such keys", impossible);
    }
  }
}
