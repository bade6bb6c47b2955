package org.gonu.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

final class TakenPortTest {
  private static final InetAddress OUTSIDE = outside();

  @Test
  void error_addressOfThisMachineOnly_advisesAnotherPort() {
    assertEquals(
        "cannot listen on port 80 of 127.0.0.1 (in use): choose another port, or 0 for any free"
            + " one",
        TakenPort.error(InetAddress.getLoopbackAddress(), 80, new BindException("in use"))
            .getMessage());
  }

  @Test
  void error_addressOfANetwork_advisesAnotherAddressToo() {
    assertEquals(
        "cannot listen on port 80 of 192.0.2.1 (in use): choose another port, 0 for any free one,"
            + " or another address",
        TakenPort.error(OUTSIDE, 80, new BindException("in use")).getMessage());
  }

  @Test
  void error_causeInsideOfAnother_tellsItsReason() {
    IOException cause = new IOException("failed", new BindException("in use"));

    assertEquals(
        "cannot listen on port 80 of 192.0.2.1 (in use): choose another port, 0 for any free one,"
            + " or another address",
        TakenPort.error(OUTSIDE, 80, cause).getMessage());
  }

  private static InetAddress outside() {
    try {
      return InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1});
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }
}
