package org.gonu.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Runs tests in the system's Chromium, headless, and skips them where there is none. One browser
 * serves all tests of a thread; it is a parameter of type {@link Browser}.
 */
final class InChromium implements ExecutionCondition, ParameterResolver {
  /** First the one that never has a window and takes less of the machine. */
  private static final Optional<Path> CHROMIUM =
      Lists.immutable
          .of(
              "/usr/bin/chromium-headless-shell",
              "/usr/bin/chromium",
              "/usr/bin/chromium-browser",
              "/usr/bin/google-chrome")
          .collect(Path::of)
          .detectOptional(Files::isExecutable);

  /**
   * Made when the first test of a thread asks for it: browsers belong to the thread that opened
   * them.
   */
  private static final ThreadLocal<Browser> BROWSER = ThreadLocal.withInitial(InChromium::open);

  private static Browser open() {
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(CHROMIUM.orElseThrow())
                    .setHeadless(true)
                    // Without a graphics processor, Chromium would emulate one.
                    .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")));
    // Closes the browser, too.
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close, "close-browser"));
    return browser;
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return CHROMIUM.isPresent()
        ? ConditionEvaluationResult.enabled("Chromium is there")
        : ConditionEvaluationResult.disabled("no Chromium on this machine");
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Browser.class;
  }

  @Override
  public Browser resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return BROWSER.get();
  }
}
