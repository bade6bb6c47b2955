package org.gonu.web.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.text.Sha256;

/** Who may play: whoever knows the token of a seat. Only hashes of tokens are kept. */
final class Tokens {
  private Tokens() {}

  /** The role that a token belongs to. The time that this takes tells nothing about tokens. */
  static Optional<Role> owner(Table table, ImmutableList<Role> roles, String token) {
    byte[] hash = Sha256.hex(token).getBytes(StandardCharsets.US_ASCII);
    Optional<Role> owner =
        table.locked(
            now ->
                roles
                    .select(role -> now.seat(role.name()).isPerson())
                    .select(
                        role ->
                            MessageDigest.isEqual(
                                hash,
                                now.seat(role.name())
                                    .tokenHash()
                                    .getBytes(StandardCharsets.US_ASCII)))
                    .getFirstOptional());
    owner.ifPresent(table::see);
    return owner;
  }
}
