package org.gonu.web.browser;

import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** A test of the page on the one server that all tests share. */
@ExtendWith({InChromium.class, WithServer.Shared.class})
@Timeout(120)
@Tag("browser")
abstract class WithServer {
  final Browser browser;
  final WebServer server;
  private final MutableList<Screen> screens = Lists.mutable.empty();

  WithServer(Browser browser, WebServer server) {
    this.browser = browser;
    this.server = server;
  }

  /** A server in a temporary directory, from the first test to the last. */
  static final class Shared implements ParameterResolver {
    private record Running(WebServer server, Path directory)
        implements ExtensionContext.Store.CloseableResource {
      static Running open() {
        try {
          Path directory = Files.createTempDirectory("gonu-browser-tests-");
          return new Running(new WebServer(directory.resolve("data")), directory);
        } catch (IOException failed) {
          throw new UncheckedIOException(failed);
        }
      }

      @Override
      public void close() throws Exception {
        server.close();
        try (Stream<Path> files = Files.walk(directory)) {
          for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(file);
          }
        }
      }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == WebServer.class;
    }

    @Override
    public WebServer resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getRoot()
          .getStore(ExtensionContext.Namespace.create(Shared.class))
          .getOrComputeIfAbsent(Running.class, key -> Running.open(), Running.class)
          .server();
    }
  }

  /** A new screen, closed and checked after the test. */
  Screen screen() {
    return kept(Screen.of(browser, server));
  }

  /** A new screen in dark colours. */
  Screen darkScreen() {
    return kept(Screen.dark(browser, server));
  }

  /** A new screen of a telephone. */
  Screen phone() {
    return kept(Screen.phone(browser, server));
  }

  private Screen kept(Screen screen) {
    screens.add(screen);
    return screen;
  }

  @AfterEach
  void closeScreens() {
    MutableList<Screen> open = Lists.mutable.ofAll(screens);
    screens.clear();
    open.each(Screen::close);
  }
}
