package org.gonu.server.route;

import org.gonu.text.Sha256;
import org.jspecify.annotations.Nullable;

/** Entity tags (RFC 9110, section 8.8.3): what a client has to ask whether its copy is current. */
public final class EntityTag {
  private static final int DIGITS = 32;

  private EntityTag() {}

  /** The tag of a text, quotes included. */
  public static String of(String text) {
    return '"' + Sha256.hex(text).substring(0, DIGITS) + '"';
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
