package org.gonu.web.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.text.Sha256;

/** Who may play: whoever knows the token of a seat. Only hashes of tokens are kept. */
final class Tokens {
  private Tokens() {}

  /** The role that a token belongs to. */
  static Optional<Role> owner(Table table, ImmutableList<Role> roles, String token) {
    return owner(table, token)
        .flatMap(name -> roles.detectOptional(role -> role.name().equals(name)));
  }

  /**
   * The name of the role that a token belongs to; its person is seen. The time that this takes
   * tells nothing about tokens.
   */
  static Optional<String> owner(Table table, String token) {
    byte[] hash = Sha256.hex(token).getBytes(StandardCharsets.US_ASCII);
    Optional<String> owner =
        table.locked(
            now ->
                Lists.mutable
                    .withAll(now.seats().keySet())
                    .select(role -> now.seat(role).isPerson())
                    .select(role -> MessageDigest.isEqual(hash, kept(now.seat(role))))
                    .getFirstOptional());
    owner.ifPresent(table::see);
    return owner;
  }

  private static byte[] kept(Seat seat) {
    return seat.tokenHash().getBytes(StandardCharsets.US_ASCII);
  }
}
