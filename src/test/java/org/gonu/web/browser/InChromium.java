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
 * serves all tests; it is a parameter of type {@link Browser}.
 */
final class InChromium implements ExecutionCondition, ParameterResolver {
  private static final Optional<Path> CHROMIUM =
      Lists.immutable
          .of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
          .collect(Path::of)
          .detectOptional(Files::isExecutable);

  /** The browser with what drives it; closed after the last test. */
  private record Driven(Playwright playwright, Browser browser)
      implements ExtensionContext.Store.CloseableResource {
    static Driven open() {
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      Browser browser =
          playwright
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setExecutablePath(CHROMIUM.orElseThrow())
                      .setHeadless(true)
                      .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage")));
      return new Driven(playwright, browser);
    }

    @Override
    public void close() {
      browser.close();
      playwright.close();
    }
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
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(InChromium.class))
        .getOrComputeIfAbsent(Driven.class, key -> Driven.open(), Driven.class)
        .browser();
  }
}
