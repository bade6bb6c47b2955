package org.gonu.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A range of addresses with a common prefix (CIDR).
 *
 * @param first one of them
 * @param bits length of the prefix
 */
public record AddressRange(InetAddress first, int bits) {
  /** Checks that addresses of this kind have so many bits. */
  public AddressRange {
    if (bits < 0 || bits > 8 * first.getAddress().length) {
      throw new IllegalArgumentException("an address has no " + bits + " bits: " + first);
    }
  }

  /**
   * Reads {@code 192.168.1.7}, {@code 192.168.1.0/24}, {@code fd00::/8}, or a host name, which is
   * resolved once.
   *
   * @return several ranges for a host name with several addresses
   * @throws IllegalArgumentException if it is none of these; the message says what it is
   */
  public static ImmutableList<AddressRange> parse(String text) {
    int slash = text.indexOf('/');
    String address = slash < 0 ? text : text.substring(0, slash);
    try {
      if (address.isBlank()) {
        throw new IllegalArgumentException("not an address: '" + text + "'");
      }
      ImmutableList<InetAddress> found = Lists.immutable.of(InetAddress.getAllByName(address));
      return slash < 0
          ? found.collect(each -> new AddressRange(each, 8 * each.getAddress().length))
          : found.collect(
              each -> new AddressRange(each, Integer.parseInt(text.substring(slash + 1))));
    } catch (UnknownHostException unknown) {
      throw new IllegalArgumentException("not an address: '" + text + "'", unknown);
    } catch (NumberFormatException noNumber) {
      throw new IllegalArgumentException(
          "not a number of bits in '" + text + "', which should read as 192.168.1.0/24", noNumber);
    }
  }

  /** True if the range contains an address. */
  public boolean contains(InetAddress address) {
    byte[] mine = first.getAddress();
    byte[] theirs = address.getAddress();
    if (mine.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      if (((mine[bit >> 3] ^ theirs[bit >> 3]) >> (7 - (bit & 7)) & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
