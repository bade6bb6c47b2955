package org.gonu.server.api;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.router.EndpointNotFound;
import io.javalin.util.JavalinBindException;
import java.net.BindException;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.gonu.http.TakenPort;
import org.gonu.server.channel.ChannelRoute;
import org.gonu.server.channel.Channels;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.route.Answers;
import org.gonu.server.route.EventStreams;
import org.gonu.server.route.Query;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.route.SameOrigin;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.RefusedException;
import org.gonu.server.service.StalledException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The HTTP interface of a server. */
public final class ApiServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ApiServer.class);

  private static final int MAX_THREADS = 64;
  private static final int MIN_THREADS = 8;
  private static final int MAX_HEADER_BYTES = 8192;

  /** A request has to arrive at this rate on average, in bytes a second. */
  private static final int MIN_REQUEST_RATE = 200;

  private final Javalin javalin;
  private final EventStreams streams;
  private final Parts parts;
  private final BiConsumer<String, MatchEvent> listener;

  /**
   * What the interface is built on.
   *
   * @param signing of what is over: records of matches, logs of tournaments
   * @param software name and version of this program
   * @param groups further routes, such as those of pages for people; closed with the interface
   */
  public record Parts(
      GameServer server,
      Channels channels,
      AdminToken token,
      Signing signing,
      String software,
      ImmutableList<RouteGroup> groups) {}

  private ApiServer(Javalin javalin, EventStreams streams, Parts parts) {
    this.javalin = javalin;
    this.streams = streams;
    this.parts = parts;
    this.listener = (match, event) -> streams.happened(match);
    parts.server().listen(listener);
  }

  /**
   * Starts to listen.
   *
   * @throws BindException if the port is taken or not allowed; the message says what to do
   */
  public static ApiServer open(Parts parts, ApiSettings settings) throws BindException {
    EventStreams streams = new EventStreams(settings.followers());
    RouteTable table =
        new RouteTable(
            parts.server(),
            parts.channels(),
            streams,
            parts.signing(),
            parts.software(),
            parts.groups());
    try {
      Javalin javalin =
          Javalin.create(
              config -> {
                limit(config, settings);
                register(config.routes, table, parts, settings.bind().isLoopbackAddress());
              });
      return new ApiServer(javalin.start(), streams, parts);
    } catch (JavalinBindException taken) {
      streams.close();
      throw TakenPort.error(settings.bind(), settings.port(), taken);
    }
  }

  private static void limit(JavalinConfig config, ApiSettings settings) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.defaultContentType = Route.JSON;
    config.http.prefer405over404 = true;
    config.jetty.threadPool = new QueuedThreadPool(MAX_THREADS, MIN_THREADS);
    config.jetty.modifyHttpConfiguration(ApiServer::limit);
    config.jetty.addConnector((server, http) -> connector(server, http, settings));
  }

  @SuppressWarnings("removal") // Jetty has no other way yet to end requests that trickle in.
  private static void limit(HttpConfiguration http) {
    http.setSendServerVersion(false);
    http.setSendXPoweredBy(false);
    http.setRequestHeaderSize(MAX_HEADER_BYTES);
    http.setMinRequestDataRate(MIN_REQUEST_RATE);
  }

  private static Connector connector(Server server, HttpConfiguration http, ApiSettings settings) {
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(settings.bind().getHostAddress());
    connector.setPort(settings.port());
    connector.setIdleTimeout(settings.idle().toMillis());
    server.addBean(new NetworkConnectionLimit(settings.connections(), connector));
    return connector;
  }

  private static void register(
      RoutesConfig routes, RouteTable table, Parts parts, boolean isLocal) {
    routes.before(ApiServer::secure);
    if (isLocal) {
      routes.before(SameOrigin::requireLoopback);
    }
    routes.before(SameOrigin::require);
    for (Route route : table.routes()) {
      Handler strict = strict(route);
      Handler handler = route.request().isAdmin() ? guarded(strict, parts.token()) : strict;
      routes.addHttpHandler(route.request().method(), route.request().path(), handler);
    }
    ChannelRoute.register(routes, parts.channels());
    parts.groups().each(group -> group.register(routes));
    routes.exception(RefusedException.class, (e, context) -> refuse(context, e));
    routes.exception(
        RequestBody.TooMuchException.class,
        (e, context) -> Answers.refuse(context, e.status(), String.valueOf(e.getMessage())));
    routes.exception(
        StalledException.class,
        (e, context) -> Answers.refuse(context, 503, String.valueOf(e.getMessage())));
    routes.exception(
        HttpException.RuntimeException.class,
        (e, context) -> Answers.refuse(context, e.getCode(), String.valueOf(e.getReason())));
    routes.exception(
        EndpointNotFound.class,
        (e, context) -> Answers.refuse(context, 404, "there is nothing at this address"));
    routes.exception(MethodNotAllowedResponse.class, ApiServer::refuseMethod);
    routes.exception(
        HttpResponseException.class,
        (e, context) -> Answers.refuse(context, e.getStatus(), String.valueOf(e.getMessage())));
    routes.exception(
        Exception.class,
        (e, context) -> {
          LOG.error("a request could not be handled", e);
          Answers.refuse(context, 500, "the server failed");
        });
  }

  /** Headers by which a browser runs nothing, embeds nothing and guesses nothing. */
  private static void secure(Context context) {
    context
        .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cache-Control", "no-store");
  }

  /** What handles a route, once it is sure that the query has no word that means nothing there. */
  private static Handler strict(Route route) {
    return context -> {
      Query.requireKnown(context, route.query());
      route.request().handler().handle(context);
    };
  }

  private static Handler guarded(Handler handler, AdminToken token) {
    return context -> {
      if (token.isShownBy(Optional.ofNullable(context.header("Authorization")))) {
        handler.handle(context);
      } else {
        context.header("WWW-Authenticate", "Bearer");
        Answers.refuse(context, 401, "this needs the organiser's token");
      }
    };
  }

  private static void refuseMethod(MethodNotAllowedResponse refused, Context context) {
    String allowed = String.valueOf(refused.getDetails().get("availableMethods"));
    context.header("Allow", allowed);
    Answers.refuse(context, 405, "this address takes " + allowed + ", not " + context.method());
  }

  private static void refuse(Context context, RefusedException refused) {
    int status =
        switch (refused.kind()) {
          case UNKNOWN -> 404;
          case INVALID -> 400;
          case CONFLICT -> 409;
        };
    Answers.refuse(context, status, String.valueOf(refused.getMessage()));
  }

  /** The port that it listens on. */
  public int port() {
    return javalin.port();
  }

  /** How many followers of matches there are. */
  public int followers() {
    return streams.count();
  }

  /** Stops listening, and ends all connections. */
  @Override
  public void close() {
    parts.server().unlisten(listener);
    streams.close();
    // Followers are let go before the server stops: it would wait for them.
    parts.groups().each(RouteGroup::close);
    javalin.stop();
  }
}
