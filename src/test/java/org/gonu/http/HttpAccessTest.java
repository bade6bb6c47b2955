package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpAccessTest {
  @ParameterizedTest
  @CsvSource({
    "192.168.1.7, 192.168.1.7, true",
    "192.168.1.7, 192.168.1.8, false",
    "192.168.1.0/24, 192.168.1.200, true",
    "192.168.1.0/24, 192.168.2.1, false",
    "10.0.0.0/9, 10.127.0.1, true",
    "10.0.0.0/9, 10.128.0.1, false",
    "0.0.0.0/0, 8.8.8.8, true",
    "0.0.0.0/0, fd00::1, false",
    "fd00::/8, fdff::1, true",
    "fd00::/8, fe80::1, false"
  })
  void range_address_containsItOrNot(String range, String address, boolean isIn)
      throws UnknownHostException {
    InetAddress peer = InetAddress.getByName(address);

    assertEquals(isIn, AddressRange.parse(range).anySatisfy(each -> each.contains(peer)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "no such host"})
  void range_notAnAddress_isRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> AddressRange.parse(text));
  }

  @Test
  void admits_peersNamed_admitsThemAndThisMachineAlone() throws UnknownHostException {
    HttpAccess access = HttpAccess.LOOPBACK.withAllowed(AddressRange.parse("10.1.2.3"));

    assertTrue(access.admits(InetAddress.getByName("10.1.2.3")));
    assertTrue(access.admits(InetAddress.getLoopbackAddress()));
    assertTrue(!access.admits(InetAddress.getByName("10.1.2.4")));
  }

  @Test
  void admits_noneNamed_admitsAll() throws UnknownHostException {
    HttpAccess access = HttpAccess.LOOPBACK.withAllowed(Lists.immutable.empty());

    assertTrue(access.admits(InetAddress.getByName("10.1.2.4")));
  }

  @Test
  void server_byDefault_listensOnThisMachineAlone() throws IOException {
    try (HttpServer server =
        HttpServer.open(
            "test", 0, HttpAccess.LOOPBACK, HttpLimits.defaults(), request -> HttpReply.of(""))) {
      assertTrue(server.address().getAddress().isLoopbackAddress());
    }
  }

  @Test
  void server_boundToAllAddresses_listensOnThem() throws IOException {
    HttpAccess access = HttpAccess.LOOPBACK.withBind(InetAddress.getByName("0.0.0.0"));
    try (HttpServer server =
        HttpServer.open(
            "test", 0, access, HttpLimits.defaults(), request -> HttpReply.of("heard"))) {
      assertTrue(server.address().getAddress().isAnyLocalAddress());
      assertEquals("heard", RawSocket.exchange(server.port(), RawSocket.request("( A )")));
    }
  }
}
