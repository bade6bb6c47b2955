package org.gonu.web.browser;

import com.microsoft.playwright.Browser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each page: contrast, labels, small screens. */
final class AccessTest extends WithServer {
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
    Screen light = screen().open(hash);
    light.find(shown).first().waitFor();
    light.checkAccess();
    light.shoot(name);
    Screen dark = darkScreen().open(hash);
    dark.find(shown).first().waitFor();
    dark.checkContrast();
    dark.shoot(name + "-dark");
    Screen phone = phone().open(hash);
    phone.find(shown).first().waitFor();
    phone.checkNoSidewaysScrolling();
    phone.shoot(name + "-phone");
  }

  @ParameterizedTest
  @CsvSource({"jul-gonu", "prisoners-dilemma", "tower-of-hanoi"})
  void table_hasLabelsAndContrast_andFitsATelephone(String game) {
    Screen screen = screen().open("#/play/" + game);
    screen.button("Start").click();
    screen.find("gonu-board .picture svg").waitFor();
    screen.checkAccess();
    screen.shoot("table-" + game);
    Screen phone = phone().open(screen.page().url().replaceFirst(".*#", "#"));
    phone.find("gonu-board .picture svg").waitFor();
    phone.checkNoSidewaysScrolling();
    phone.shoot("table-" + game + "-phone");
  }

  @Test
  void sharedMatchAndReviewInProgress_haveLabelsAndContrast_andFitATelephone() throws Exception {
    Screen light = screen();
    light.openRecord("jul-gonu-no-man-left");
    light.button("Review").click();
    light.find(".progress progress").waitFor();
    String review = light.hash();
    String shared = review.replaceFirst("review/", "");

    for (Screen screen : List.of(light, darkScreen())) {
      screen.open(review);
      screen.find(".progress progress").waitFor();
      screen.checkAccess();
      screen.open(shared);
      screen.find("gonu-shared gonu-board .picture svg").waitFor();
      screen.checkAccess();
    }
    Screen phone = phone().open(shared);
    phone.find("gonu-shared gonu-board .picture svg").waitFor();
    phone.checkNoSidewaysScrolling();
    phone.shoot("shared-phone");
  }
}
