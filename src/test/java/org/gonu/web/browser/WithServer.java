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

/** A test of the page on the one server that all tests of a thread share. */
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

  /**
   * A server in a temporary directory, from the first test of a thread to the end of the Java
   * machine.
   */
  static final class Shared implements ParameterResolver {
    private static final ThreadLocal<WebServer> SERVER = ThreadLocal.withInitial(Shared::open);

    private static WebServer open() {
      try {
        Path directory = Files.createTempDirectory("gonu-browser-tests-");
        WebServer server = new WebServer(directory.resolve("data"));
        Runtime.getRuntime()
            .addShutdownHook(new Thread(() -> end(server, directory), "close-server"));
        return server;
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }

    private static void end(WebServer server, Path directory) {
      server.close();
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == WebServer.class;
    }

    @Override
    public WebServer resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return SERVER.get();
    }
  }

  /** A new screen, closed and checked after the test. */
  Screen screen() {
    Screen screen = Screen.of(browser, server);
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
