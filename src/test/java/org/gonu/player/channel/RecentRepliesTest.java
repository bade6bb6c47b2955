package org.gonu.player.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class RecentRepliesTest {
  private final AtomicInteger asked = new AtomicInteger();

  private String reply(String text) {
    if (asked.incrementAndGet() == 1) {
      throw new IllegalStateException("a failure of the test's");
    }
    return text + " " + asked;
  }

  private static String of(RecentReplies replies, String id) throws Exception {
    return replies.of(id, "reply").get(30, TimeUnit.SECONDS);
  }

  @Test
  void of_deskThatFails_saysBusyAndAsksAgain() throws Exception {
    try (RecentReplies replies = new RecentReplies("test", this::reply)) {
      assertEquals("busy", of(replies, "1"));
      assertEquals("reply 2", of(replies, "1"));
      assertEquals("reply 2", of(replies, "1"), "it is kept now");
      assertEquals("reply 3", of(replies, "2"));
    }
  }
}
