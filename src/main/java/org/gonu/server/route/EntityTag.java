package org.gonu.server.route;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Entity tags (RFC 9110, section 8.8.3): what a client has to ask whether its copy is current. */
public final class EntityTag {
  private static final int BYTES = 16;

  private EntityTag() {}

  /** The tag of a text, quotes included. */
  public static String of(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return '"' + HexFormat.of().formatHex(hash, 0, BYTES) + '"';
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** True if a header {@code If-None-Match} names a tag. */
  public static boolean isNamedBy(@Nullable String header, String tag) {
    if (header == null) {
      return false;
    }
    for (String named : header.split(",", -1)) {
      String bare = named.strip();
      if (bare.equals("*") || bare.equals(tag) || bare.equals("W/" + tag)) {
        return true;
      }
    }
    return false;
  }
}
