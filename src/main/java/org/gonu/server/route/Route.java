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
 * @param path with parameters in braces
 * @param operation name of the operation, unique
 * @param summary in one sentence
 * @param isAdmin true if the caller has to show the organiser's token
 * @param query parameters in the query
 * @param body schema of the body of the request; empty if there is none
 * @param bodyType content type of that body
 * @param status of a good answer
 * @param answer name of the schema of a good answer
 * @param contentTypes of a good answer, the usual one first
 */
public record Route(
    HandlerType method,
    String path,
    String operation,
    String summary,
    boolean isAdmin,
    ImmutableList<Parameter> query,
    Optional<String> body,
    String bodyType,
    int status,
    String answer,
    ImmutableList<String> contentTypes,
    Handler handler) {
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

  /** A route by which everybody may read. */
  public static Route get(
      String path, String operation, String summary, String answer, Handler handler) {
    return new Route(
        HandlerType.GET,
        path,
        operation,
        summary,
        false,
        Lists.immutable.empty(),
        Optional.empty(),
        JSON,
        200,
        answer,
        Lists.immutable.of(JSON),
        handler);
  }

  /**
   * A route by which everybody may ask for something that needs a body.
   *
   * @param body name of the schema of the body
   * @param status of a good answer
   */
  public static Route post(
      String path,
      String operation,
      String summary,
      String body,
      int status,
      String answer,
      Handler handler) {
    return new Route(
        HandlerType.POST,
        path,
        operation,
        summary,
        false,
        Lists.immutable.empty(),
        Optional.of(body),
        JSON,
        status,
        answer,
        Lists.immutable.of(JSON),
        handler);
  }

  /**
   * A route by which the organiser changes something.
   *
   * @param body name of the schema of the body
   * @param status of a good answer
   */
  public static Route admin(
      HandlerType method,
      String path,
      String operation,
      String summary,
      String body,
      int status,
      String answer,
      Handler handler) {
    return new Route(
        method,
        path,
        operation,
        summary,
        true,
        Lists.immutable.empty(),
        body.isEmpty() ? Optional.empty() : Optional.of(body),
        JSON,
        status,
        answer,
        Lists.immutable.of(JSON),
        handler);
  }

  /** The same route with parameters in the query. */
  public Route withQuery(Parameter... parameters) {
    return with(Lists.immutable.with(parameters), bodyType, contentTypes);
  }

  /** The same route, which can also answer in another form. */
  public Route withContentType(String another) {
    return with(query, bodyType, contentTypes.newWith(another));
  }

  /** The same route, with a body that is a text of another type. */
  public Route withBodyType(String type) {
    return with(query, type, contentTypes);
  }

  /** The same route, which answers in another form alone. */
  public Route withOnlyContentType(String type) {
    return with(query, bodyType, Lists.immutable.of(type));
  }

  private Route with(
      ImmutableList<Parameter> otherQuery,
      String otherBodyType,
      ImmutableList<String> otherContentTypes) {
    return new Route(
        method,
        path,
        operation,
        summary,
        isAdmin,
        otherQuery,
        body,
        otherBodyType,
        status,
        answer,
        otherContentTypes,
        handler);
  }

  /** The names of the parameters in the path. */
  public ImmutableList<String> pathParameters() {
    return Lists.immutable
        .with(path.split("/"))
        .select(part -> part.startsWith("{"))
        .collect(part -> part.substring(1, part.length() - 1));
  }
}
