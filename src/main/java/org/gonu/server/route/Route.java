package org.gonu.server.route;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * A route: what handles it, and what the OpenAPI document says about it.
 *
 * @param query parameters in the query
 * @param status of a good answer
 * @param answer name of the schema of a good answer
 * @param contentTypes of a good answer, the usual one first
 */
public record Route(
    Request request,
    ImmutableList<Parameter> query,
    int status,
    String answer,
    ImmutableList<String> contentTypes) {
  /** JSON. */
  public static final String JSON = "application/json";

  /** Server-sent events. */
  public static final String EVENT_STREAM = "text/event-stream";

  /** YAML. */
  public static final String YAML = "application/yaml";

  /** Lines of JSON objects. */
  public static final String LINES = "application/jsonl";

  /** A parameter in the query, which may be left out. */
  public record Parameter(String name, String description, ObjectNode schema) {}

  /**
   * What is asked for by a route, and how; a route is made of it by telling the answer.
   *
   * @param path with parameters in braces
   * @param operation name of the operation, unique
   * @param summary in one sentence
   * @param isAdmin true if the caller has to show the organiser's token
   * @param body name of the schema of the body; empty if there is none
   * @param bodyType content type of that body
   */
  public record Request(
      HandlerType method,
      String path,
      String operation,
      String summary,
      Handler handler,
      boolean isAdmin,
      Optional<String> body,
      String bodyType) {
    private Request(
        HandlerType method,
        String path,
        String operation,
        String summary,
        Handler handler,
        boolean isAdmin) {
      this(method, path, operation, summary, handler, isAdmin, Optional.empty(), JSON);
    }

    /** The same request with a body, whose schema has this name. */
    public Request withBody(String schema) {
      return with(Optional.of(schema), bodyType);
    }

    /** The same request, with a body that is a text of another type. */
    public Request withBodyType(String type) {
      return with(body, type);
    }

    private Request with(Optional<String> otherBody, String otherType) {
      return new Request(method, path, operation, summary, handler, isAdmin, otherBody, otherType);
    }

    /** The route whose good answer has the status 200 and a schema of this name. */
    public Route answering(String schema) {
      return answering(200, schema);
    }

    /** The route whose good answer has this status and a schema of this name. */
    public Route answering(int status, String schema) {
      return new Route(this, Lists.immutable.empty(), status, schema, Lists.immutable.of(JSON));
    }

    /** The names of the parameters in the path. */
    public ImmutableList<String> pathParameters() {
      return Lists.immutable
          .with(path.split("/"))
          .select(part -> part.startsWith("{"))
          .collect(part -> part.substring(1, part.length() - 1));
    }
  }

  /** A request by which everybody may read. */
  public static Request get(String path, String operation, String summary, Handler handler) {
    return new Request(HandlerType.GET, path, operation, summary, handler, false);
  }

  /** A request by which everybody may ask for something that needs a body. */
  public static Request post(String path, String operation, String summary, Handler handler) {
    return new Request(HandlerType.POST, path, operation, summary, handler, false);
  }

  /** A request by which the organiser changes something. */
  public static Request admin(
      HandlerType method, String path, String operation, String summary, Handler handler) {
    return new Request(method, path, operation, summary, handler, true);
  }

  /** The same route with parameters in the query. */
  public Route withQuery(Parameter... parameters) {
    return new Route(request, Lists.immutable.with(parameters), status, answer, contentTypes);
  }

  /** The same route, which can also answer in another form. */
  public Route withContentType(String another) {
    return new Route(request, query, status, answer, contentTypes.newWith(another));
  }

  /** The same route, which answers in another form alone. */
  public Route withOnlyContentType(String type) {
    return new Route(request, query, status, answer, Lists.immutable.of(type));
  }
}
