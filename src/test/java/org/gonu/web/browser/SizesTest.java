package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands where on small screens and on those of middle size. */
final class SizesTest extends WithServer {
  SizesTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void choicesBeforeAMatch_fitATelephone() {
    Screen screen = screen().open("#/play/breakthrough");
    screen.onATelephone().button("Start").waitFor();

    BoundingBox start = screen.button("Start").boundingBox();
    BoundingBox clocks = screen.find("fieldset.segments").last().boundingBox();
    BoundingBox lastClock = screen.find("fieldset.segments label").last().boundingBox();
    assertTrue(start.y + start.height <= 740, "below the screen: " + start.y);
    assertTrue(lastClock.y < clocks.y + 60, "the clocks take two rows");
    screen.checkNoSidewaysScrolling();
    screen.checkRoomForFingers();
    screen.shoot("play-phone");
  }

  @ParameterizedTest
  @CsvSource({
    "#/game/breakthrough, .portrait, .game h1",
    "#/play/breakthrough, img.small, .choices",
    "#/write, gonu-editor, gonu-board"
  })
  void onATablet_thingsStandSideBySide(String hash, String left, String right) {
    Screen screen = screen();
    screen.page().setViewportSize(768, 1024);
    screen.open(hash).find(right).waitFor();

    BoundingBox first = screen.find(left).boundingBox();
    BoundingBox second = screen.find(right).boundingBox();
    assertTrue(first.x + first.width <= second.x, first.x + " + " + first.width + ", " + second.x);
    assertEquals(first.y, second.y, 40);
    screen.checkNoSidewaysScrolling();
  }
}
