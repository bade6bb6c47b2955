package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.BoundingBox;
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

  @ParameterizedTest
  @CsvSource({"chess", "hex-9x9"})
  void board_onATelephoneHeldSideways_fillsIt_besideTheMoves(String game) {
    Screen screen = screen();
    PlayTest.beginAlone(screen, game);
    screen.onATelephoneHeldSideways();

    BoundingBox board = screen.find("gonu-board .picture svg").boundingBox();
    BoundingBox side = screen.find(".side").boundingBox();
    double site = screen.site("a1").boundingBox().height;
    assertTrue(site >= 24, "too low for fingers: " + site);
    assertTrue(board.height < 360, "higher than the screen: " + board.height);
    assertTrue(side.x >= board.x + board.width, "the moves are not beside the board");
    screen.checkNoSidewaysScrolling();
    screen.shoot("sideways-" + game);
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
