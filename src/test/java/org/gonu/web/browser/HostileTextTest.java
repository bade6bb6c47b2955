package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names in a sheet that are elements of a page are shown as text, wherever they stand. */
final class HostileTextTest extends WithServer {
  private static final String SHEET =
      """
      ;;; Title: <i id=evil>title</i>
      ;;; Summary: <i id=evil>summary</i>
      ;;; Kind: two players, alternating, zero-sum
      ;;; Source: <i id=evil>source</i>

      ;;; <i id=evil>how to play</i> <script>document.title = "evil"</script>

      (role <i/id=evil>red) (role <b/id=evil>blue)
      (other <i/id=evil>red <b/id=evil>blue) (other <b/id=evil>blue <i/id=evil>red)
      (column a) (column b) (row 1) (row 2)
      (init (turn <i/id=evil>red)) (init (note <u/id=evil>&lt))
      (<= (init (cell ?x ?y <img/src=none/id=evil>)) (column ?x) (row ?y))
      (<= (legal ?r (<s/id=evil>mark ?x ?y)) (true (turn ?r))
          (true (cell ?x ?y <img/src=none/id=evil>)))
      (<= (legal ?r <tt/id=evil>noop) (role ?r) (not (true (turn ?r))))
      (<= (next (turn ?o)) (true (turn ?r)) (other ?r ?o))
      (<= (next (note ?n)) (true (note ?n)))
      (<= (next (cell ?x ?y ?r)) (does ?r (<s/id=evil>mark ?x ?y)))
      (<= (next (cell ?x ?y ?c)) (true (cell ?x ?y ?c)) (not (taken ?x ?y)))
      (<= (taken ?x ?y) (does ?r (<s/id=evil>mark ?x ?y)))
      (<= open (true (cell ?x ?y <img/src=none/id=evil>)))
      (<= terminal (not open))
      (<= (goal ?r 100) (role ?r) (true (cell a 1 ?r)))
      (<= (goal ?r 0) (role ?r) (not (true (cell a 1 ?r))))
      """;

  HostileTextTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  private static void check(Screen screen) {
    assertEquals(0, screen.find("#evil").count(), screen.page().url());
    assertTrue(screen.page().title().contains("Gonu"), screen.page().title());
  }

  @Test
  void names_thatAreElements_areText() throws Exception {
    String hash =
        server
            .client()
            .post("/api/v1/sheets", Map.of("name", "hostile", "text", SHEET))
            .get("hash")
            .asText();
    Screen screen = screen().open("#/game/" + hash);
    screen.waitForText("h1", "<i id=evil>title</i>");
    check(screen);

    PlayTest.beginAlone(screen, hash);
    screen.site("a2").click();
    screen.waitForText("gonu-steps .now .number", "1");
    screen.site("a2").click();
    screen.find(".explanation p").waitFor();
    check(screen);
    screen.shoot("hostile");
    for (String site : new String[] {"b2", "a1", "b1"}) {
      screen.site(site).click();
      screen.find("gonu-board .picture [data-site=" + site + "] .piece").waitFor();
    }
    screen.find("gonu-steps .result").waitFor();
    check(screen);

    screen.open("#/game/" + hash);
    screen.button("Change the rules").click();
    screen.find("gonu-editor .cm-content").waitFor();
    screen.find("gonu-board .picture svg").waitFor();
    check(screen);
  }
}
