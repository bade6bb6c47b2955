package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;

/** Links are copied. */
final class CopyTest extends WithServer {
  CopyTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  @Test
  void link_onAPageWithoutTls_isCopiedToo() {
    Screen screen = screen();
    // As on a page of another machine.
    screen
        .page()
        .addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    screen.open("#/play/tic-tac-toe");
    screen.find(".segments").nth(1).locator("label:has(input[value=other])").click();
    screen.button("Start").click();
    String link = screen.find(".invitation input").inputValue();

    screen.button("Copy").click();

    screen.button("Copied").waitFor();
    screen.open("#/").find("input[type=search]").focus();
    screen.page().keyboard().press("Control+v");
    assertEquals(link, screen.find("input[type=search]").inputValue());
  }
}
