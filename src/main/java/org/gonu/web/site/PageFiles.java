package org.gonu.web.site;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.route.EntityTag;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;

/**
 * The files of the page: a fixed list on the class path. No part of a request names a file.
 *
 * <p>Browsers keep copies, and ask by the tag whether they are current.
 */
final class PageFiles implements RouteGroup {
  private static final String DIRECTORY = "/org/gonu/web/page/";

  /**
   * What the page may load and do: everything from here, nothing that stands in the page itself.
   */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private static final ImmutableList<Named> FILES =
      Lists.immutable.of(
          new Named("/", "index.html", "text/html"),
          new Named("/gonu.js", "gonu.js", "text/javascript"),
          new Named("/gonu.css", "gonu.css", "text/css"),
          new Named("/icon.svg", "icon.svg", "image/svg+xml"));

  /** What stands where a browser finds nothing. It has no address of its own. */
  private static final Named MISSING = new Named("", "missing.html", "text/html");

  /** Programs are told of errors in JSON. */
  private static final String API = "/api/";

  /** A file of the page, and where it is asked for. */
  private record Named(String path, String name, String type) {}

  /** A file in memory. */
  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  private record Loaded(String path, String type, byte[] bytes, String tag) {}

  private final ImmutableList<Loaded> loaded;

  /** Reads the files. One that is not part of this build is left out. */
  PageFiles() {
    loaded = FILES.flatCollect(named -> Lists.immutable.withAll(read(named).stream().toList()));
  }

  private static Optional<Loaded> read(Named named) {
    try (InputStream in = PageFiles.class.getResourceAsStream(DIRECTORY + named.name())) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] bytes = in.readAllBytes();
      String tag = "W/" + EntityTag.of(new String(bytes, StandardCharsets.UTF_8));
      return Optional.of(new Loaded(named.path(), named.type(), bytes, tag));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public ImmutableList<Route> routes() {
    return Lists.immutable.empty();
  }

  @Override
  public ObjectNode schemas() {
    return JsonNodeFactory.instance.objectNode();
  }

  @Override
  public void register(RoutesConfig config) {
    loaded.each(file -> config.get(file.path(), context -> send(context, file)));
    read(MISSING)
        .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
        .ifPresent(
            page -> config.error(404, MISSING.type(), context -> sendMissing(context, page)));
  }

  /** Answers browsers, which ask for HTML, by a page; its links lead up to the first page. */
  private static void sendMissing(Context context, String page) {
    String path = context.path();
    if (!path.startsWith(API)) {
      int depth = (int) path.chars().filter(each -> each == '/').count() - 1;
      String root = depth == 0 ? "./" : "../".repeat(depth);
      context
          .header("Content-Security-Policy", POLICY)
          .contentType(MISSING.type() + "; charset=utf-8")
          .result(page.replace("{root}", root));
    }
  }

  private static void send(Context context, Loaded file) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("Cache-Control", "no-cache")
        .header("ETag", file.tag());
    if (EntityTag.isNamedBy(context.header("If-None-Match"), file.tag())) {
      context.status(304);
    } else {
      context.contentType(file.type() + "; charset=utf-8").result(file.bytes());
    }
  }
}
