package org.gonu.server.route;

import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.KeyGenerator;

/** Makes texts that nobody can guess. */
public final class RandomText {
  private RandomText() {}

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
