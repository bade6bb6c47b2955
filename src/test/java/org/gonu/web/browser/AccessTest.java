package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each page: contrast, labels, small screens. */
final class AccessTest extends WithServer {
  /** Pictures of the documentation. */
  private static final ImmutableSet<String> DOCUMENTED =
      Sets.immutable.of("library-dark", "table-jul-gonu-phone", "write-phone");

  AccessTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @ParameterizedTest
  @CsvSource({
    "library, #/, .card",
    "game, #/game/jul-gonu, .portrait",
    "play, #/play/chess, .segments",
    "watch, #/watch, h2",
    "replay, #/replay, textarea",
    "review, #/review, h1",
    "write, #/write, gonu-board .picture svg",
    "tournaments, #/tournaments, h1",
    "nothing, #/nowhere, h1"
  })
  void page_hasLabelsAndContrast_andFitsATelephone(String name, String hash, String shown) {
    Screen screen = screen().open(hash);
    screen.find(shown).first().waitFor();
    screen.checkAccess();
    screen.shoot(name);
    screen.inDarkColours().checkContrast();
    shoot(screen, name + "-dark");
    screen.onATelephone().find(shown).first().waitFor();
    screen.checkNoSidewaysScrolling();
    screen.checkRoomForFingers();
    shoot(screen, name + "-phone");
  }

  @ParameterizedTest
  @CsvSource({"jul-gonu", "prisoners-dilemma", "tower-of-hanoi"})
  void table_hasLabelsAndContrast_andFitsATelephone(String game) {
    Screen screen = screen().open("#/play/" + game);
    screen.button("Start").click();
    screen.find("gonu-board .picture svg").waitFor();
    screen.checkAccess();
    screen.shoot("table-" + game);
    screen.onATelephone().find("gonu-board .picture svg").waitFor();
    screen.checkNoSidewaysScrolling();
    screen.find("details.type").evaluate("details => details.open = true");
    screen.checkRoomForFingers();
    screen.find("details.type").evaluate("details => details.open = false");
    shoot(screen, "table-" + game + "-phone");
  }

  private static void shoot(Screen screen, String name) {
    if (DOCUMENTED.contains(name)) {
      screen.shootForDocumentation(name);
    } else {
      screen.shoot(name);
    }
  }

  @Test
  void sharedMatchAndReviewInProgress_haveLabelsAndContrast_andFitATelephone() throws Exception {
    Screen screen = screen();
    screen.openRecord("jul-gonu-no-man-left");
    screen.button("Review").click();
    screen.find(".progress progress").waitFor();
    String shared = screen.hash().replaceFirst("review/", "");

    screen.checkAccess();
    screen.inDarkColours().checkContrast();
    assertTrue(screen.find(".progress progress").isVisible(), "the review ended too soon");
    screen.inLightColours().open(shared);
    screen.find("gonu-shared gonu-board .picture svg").waitFor();
    screen.checkAccess();
    screen.inDarkColours().checkContrast();
    screen.onATelephone().find("gonu-shared gonu-board .picture svg").waitFor();
    screen.checkNoSidewaysScrolling();
    screen.checkRoomForFingers();
    screen.shoot("shared-phone");
  }
}
