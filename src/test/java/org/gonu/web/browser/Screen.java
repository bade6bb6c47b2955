package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * A page in a browser of its own memory, as one person has it. Closing it fails if anything was
 * written to its console.
 */
final class Screen implements AutoCloseable {
  /** The size of a small telephone, in pixels. */
  static final int PHONE_WIDTH = 360;

  private static final int PHONE_HEIGHT = 740;
  private static final double PATIENCE_MILLIS = 60_000;
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 860;
  private static final Path SHOTS = Path.of("target/screenshots");

  private static final List<String> AXE_TAGS =
      List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice");

  /** The height of a finger in pixels. */
  private static final int FINGER = 44;

  /** What is lower than a finger, outside of texts and of the editor; of a choice its label. */
  private static final String LOW_CONTROLS =
      """
      finger => [...document.querySelectorAll(
          'a[href], button, select, input:not([type=range]), summary, [role=option]')]
        .filter(each => !each.matches('.skip, .link'))
        .filter(each => !each.closest('p:not(.actions, .open), .cm-editor'))
        .map(each => each.closest('label:has(input[type=radio])') ?? each)
        .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < finger)
        .map(each => each.outerHTML)
      """;

  private final BrowserContext context;
  private final Page page;
  private final String address;
  private final MutableList<String> messages = Lists.mutable.empty();
  private final MutableList<Pattern> expected = Lists.mutable.empty();

  private Screen(Browser browser, String address) {
    this.address = address;
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(WIDTH, HEIGHT)
                .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE)
                .setColorScheme(ColorScheme.LIGHT));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            messages.add(message.type() + ": " + message.text());
          }
        });
    page.onPageError(error -> messages.add("exception: " + error));
  }

  /** A screen of the usual size in light colours. */
  static Screen of(Browser browser, WebServer server) {
    return at(browser, server.address());
  }

  /** A screen of the usual size for a server at an address without a slash at the end. */
  static Screen at(Browser browser, String address) {
    return new Screen(browser, address);
  }

  /** Changes to dark colours, as a person does in the settings: what is shown stays. */
  Screen inDarkColours() {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    return this;
  }

  /** Changes to light colours. */
  Screen inLightColours() {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    return this;
  }

  /** Becomes the screen of a small telephone, and opens the same place on it anew. */
  Screen onATelephone() {
    inLightColours();
    page.setViewportSize(PHONE_WIDTH, PHONE_HEIGHT);
    page.reload();
    return this;
  }

  /** Becomes the screen of a telephone that is held sideways. */
  Screen onATelephoneHeldSideways() {
    page.setViewportSize(2 * PHONE_WIDTH, PHONE_WIDTH);
    return this;
  }

  /** Messages of the console that match are no fault. */
  void expectMessages(String regex) {
    expected.add(Pattern.compile(regex));
  }

  Page page() {
    return page;
  }

  /** Opens a place of the page, such as {@code #/game/chess}. */
  Screen open(String hash) {
    page.navigate(address + "/" + hash);
    return this;
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** A button by the words on it. */
  Locator button(String name) {
    return page.locator("button:visible, a.button:visible")
        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + name + "\\s*$")))
        .first();
  }

  /** Opens a record under test-matches on the page that replays records. */
  void openRecord(String name) throws IOException {
    open("#/replay");
    find("input[type=file]")
        .setInputFiles(
            new FilePayload(
                name + ".json",
                "application/json",
                Files.readAllBytes(Path.of("test-matches", name + ".json"))));
    find("gonu-board .picture svg").waitFor();
  }

  /** The part of the address after the page, which {@link #open} takes. */
  String hash() {
    return page.url().replaceFirst(".*#", "#");
  }

  /** Clicks sites of the board one after another. */
  void clickSites(Iterable<String> sites) {
    sites.forEach(site -> site(site).click());
  }

  /** A site of the board. */
  Locator site(String id) {
    return page.locator("gonu-board .picture [data-site='" + id + "']").first();
  }

  /** Waits until a part of the page has a text; a failure tells what the page reads instead. */
  void waitForText(String selector, String text) {
    try {
      find(selector).filter(withText(text)).first().waitFor();
    } catch (TimeoutError late) {
      shoot("late");
      throw new AssertionError(
          "no " + selector + " with '" + text + "'; the page reads:\n" + page.innerText("body"),
          late);
    }
  }

  /** Of many elements those that have a text. */
  static Locator.FilterOptions withText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  /**
   * Keeps a picture of what is seen; {@code -Dgolden.update=true} puts it into the documentation.
   */
  void shootForDocumentation(String name) {
    shoot(name);
    if (Boolean.getBoolean("golden.update")) {
      page.screenshot(
          new Page.ScreenshotOptions().setPath(Path.of("src/site/images/browser", name + ".png")));
    }
  }

  /** Keeps a picture of the whole page. */
  void shootWhole(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")).setFullPage(true));
  }

  /** Keeps a picture of what is seen. */
  void shoot(String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")));
  }

  /** Fails if labels are missing or colours too near to one another. */
  void checkAccess() {
    checkNoFaults(axe().withTags(AXE_TAGS));
  }

  /** The same for contrast alone: all that another colour scheme can change. */
  void checkContrast() {
    checkNoFaults(axe().withRules(List.of("color-contrast")));
  }

  /**
   * Checks of this page alone, since it has no frames and to look for them takes most of the time;
   * and of what holds no more than one example is told.
   */
  private AxeBuilder axe() {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return new AxeBuilder(page).setLegacyMode(true).options(options);
  }

  private void checkNoFaults(AxeBuilder checks) {
    ImmutableList<String> faults =
        Lists.immutable.withAll(checks.analyze().getViolations()).collect(Screen::describe);

    assertEquals(Lists.immutable.empty(), faults, page.url());
  }

  private static String describe(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getHelp()
        + " at "
        + Lists.immutable.withAll(rule.getNodes()).collect(node -> node.getHtml()).take(3);
  }

  /** Fails if the page is broader than the screen. */
  void checkNoSidewaysScrolling() {
    Object over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth");

    assertEquals(0, ((Number) over).intValue(), page.url() + " is too broad by so many pixels");
  }

  /** Fails if something to be touched is too low; links within a text are as high as its lines. */
  void checkRoomForFingers() {
    Object low = page.evaluate(LOW_CONTROLS, FINGER);

    assertEquals(List.of(), low, page.url());
  }

  @Override
  public void close() {
    context.close();
    assertEquals(
        Lists.immutable.empty(),
        messages.reject(message -> expected.anySatisfy(each -> each.matcher(message).find())));
  }
}
