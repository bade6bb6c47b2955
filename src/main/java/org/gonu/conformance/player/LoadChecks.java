package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;
import static org.gonu.conformance.player.PlayerCheck.should;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.conformance.Chapter;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawReply;
import org.gonu.conformance.wire.RawRequest;

/** Checks of connections that are slow, silent, or many. */
final class LoadChecks {
  private static final int IDLE_CONNECTIONS = 40;
  private static final int CONNECTIONS_AT_ONCE = 10;
  private static final Duration BETWEEN_BYTES = Duration.ofMillis(10);
  private static final int BYTES_OF_PACKET = 7;

  private LoadChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(manyPackets(), slowNeighbour(), idleConnections(), atTheSameTime());
  }

  private static PlayerCheck manyPackets() {
    return must(
        "P-HTTP-18",
        Chapter.REQUEST,
        "A request in many packets is put together",
        "read on until the whole head and the announced length are there",
        target -> {
          String request = RawRequest.of("( INFO )").text();
          try (RawConnection connection = target.connect()) {
            for (int i = 0; i < request.length(); i += BYTES_OF_PACKET) {
              connection.send(
                  request.substring(i, Math.min(i + BYTES_OF_PACKET, request.length())));
              connection.pause(BETWEEN_BYTES);
            }
            RawReply reply = connection.read(target.options().patience());
            String text = Target.textOf(target.noted(request, reply), target.options().patience());
            RequirementViolation.unless(!text.isEmpty(), "the reply is empty");
          }
        });
  }

  private static PlayerCheck slowNeighbour() {
    return should(
        "P-HTTP-19",
        Chapter.REQUEST,
        "A slow request does not keep others from being answered",
        "read every connection in a thread of its own, or without blocking",
        target -> {
          String request = RawRequest.of("( INFO )").text();
          try (RawConnection slow = target.connect()) {
            slow.send(request.substring(0, request.length() - 5));
            slow.pause(BETWEEN_BYTES);
            target.info();
            slow.send(request.substring(request.length() - 5));
            RawReply reply = slow.read(target.options().patience());
            Target.textOf(target.noted(request, reply), target.options().patience());
          }
        });
  }

  private static PlayerCheck idleConnections() {
    return should(
        "P-HTTP-20",
        Chapter.REQUEST,
        "Forty silent connections do not keep a message from being answered",
        "close connections that say nothing for some seconds, and accept others meanwhile",
        target -> {
          MutableList<RawConnection> silent = Lists.mutable.empty();
          try {
            for (int i = 0; i < IDLE_CONNECTIONS; i++) {
              silent.add(target.connect());
            }
            target.info();
          } finally {
            closeAll(silent);
          }
        });
  }

  private static PlayerCheck atTheSameTime() {
    return should(
        "P-HTTP-21",
        Chapter.REQUEST,
        "Ten messages at the same time are all answered",
        "let the listen queue hold some connections",
        target -> {
          String request = RawRequest.of("( INFO )").text();
          MutableList<RawConnection> open = Lists.mutable.empty();
          try {
            for (int i = 0; i < CONNECTIONS_AT_ONCE; i++) {
              open.add(target.connect().send(request));
            }
            for (RawConnection connection : open) {
              RawReply reply = connection.read(target.options().patience());
              Target.textOf(target.noted(request, reply), target.options().patience());
            }
          } finally {
            closeAll(open);
          }
        });
  }

  private static void closeAll(MutableList<RawConnection> connections) throws IOException {
    for (RawConnection connection : connections) {
      connection.close();
    }
  }
}
