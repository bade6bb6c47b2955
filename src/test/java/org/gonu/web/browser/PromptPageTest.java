package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page comes soon, and answers soon. */
@Tag("alone")
final class PromptPageTest extends WithServer {
  /** Milliseconds from a click to what it changes, on a machine that does nothing else. */
  private static final double QUICK = 100;

  PromptPageTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void firstPaint_takesLessThanASecond() {
    Screen screen = screen();
    MutableDoubleList times = DoubleLists.mutable.empty();
    for (int i = 0; i < 3; i++) {
      screen.open("#/");
      screen.find(".card").first().waitFor();
      Object paint =
          screen
              .page()
              .evaluate(
                  "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 9999");
      times.add(((Number) paint).doubleValue());
      screen.page().navigate("about:blank");
    }

    assertTrue(times.median() < 1000, times + " ms");
  }

  @Test
  void click_isAnsweredQuickly() {
    Screen screen = screen();
    PlayTest.beginAlone(screen, "tic-tac-toe");
    MutableDoubleList times = DoubleLists.mutable.empty();
    for (String site : Lists.immutable.of("a1", "b1", "c1", "b2", "a2", "c2", "b3")) {
      times.add(((Number) screen.page().evaluate(TIMED_CLICK, site)).doubleValue());
    }

    assertTrue(times.median() < QUICK, times + " ms");
    assertEquals(7, screen.find("gonu-board .picture .piece").count());
  }

  /** Clicks a site, and tells after how many milliseconds the piece was painted. */
  private static final String TIMED_CLICK =
      """
      site => new Promise(resolve => {
        const board = document.querySelector('gonu-board .picture');
        const before = board.querySelectorAll('.piece').length;
        const begin = performance.now();
        const look = () => board.querySelectorAll('.piece').length > before
            ? resolve(performance.now() - begin)
            : requestAnimationFrame(look);
        const place = board.querySelector(`[data-site="${site}"]`).getBoundingClientRect();
        board.querySelector(`[data-site="${site}"]`).dispatchEvent(new MouseEvent('click', {
          bubbles: true, composed: true,
          clientX: place.x + place.width / 2, clientY: place.y + place.height / 2}));
        requestAnimationFrame(look);
      })
      """;
}
