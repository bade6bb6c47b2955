package org.gonu.web.site;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A server of pages for each test, on a directory of its own. */
public abstract class WebFixture {
  protected final Path directory;
  protected WebTestServer server;

  protected WebFixture(Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  protected final void open() throws Exception {
    server = new WebTestServer(directory);
  }

  @AfterEach
  protected final void close() {
    server.close();
  }
}
