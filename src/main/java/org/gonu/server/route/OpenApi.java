package org.gonu.server.route;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;

/** Makes the OpenAPI document of a table of routes. */
public final class OpenApi {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String TOKEN = "organiser";

  private OpenApi() {}

  /**
   * The document, OpenAPI 3.1.
   *
   * @param schemas of bodies and answers, by name
   * @param version of this program
   */
  public static ObjectNode document(
      ImmutableList<Route> routes, ObjectNode schemas, String version) {
    ObjectNode document = MAPPER.createObjectNode().put("openapi", "3.1.0");
    document
        .putObject("info")
        .put("title", "Gonu game server")
        .put("version", version)
        .put(
            "description",
            "Players, rule sheets, matches and their events, tournaments. Times of day are "
                + "milliseconds since 1970, clocks are milliseconds unless said otherwise.");
    ObjectNode paths = document.putObject("paths");
    routes.each(
        route ->
            paths
                .withObject("/" + escaped(route.request().path()))
                .set(route.request().method().name().toLowerCase(Locale.ROOT), operation(route)));
    ObjectNode components = document.putObject("components");
    components.set("schemas", schemas);
    components
        .putObject("securitySchemes")
        .putObject(TOKEN)
        .put("type", "http")
        .put("scheme", "bearer");
    return document;
  }

  /** A path as a part of a JSON pointer. */
  private static String escaped(String path) {
    return path.replace("~", "~0").replace("/", "~1");
  }

  private static ObjectNode operation(Route route) {
    Route.Request request = route.request();
    ObjectNode operation =
        MAPPER
            .createObjectNode()
            .put("operationId", request.operation())
            .put("summary", request.summary());
    ArrayNode parameters = operation.putArray("parameters");
    request
        .pathParameters()
        .each(name -> parameter(parameters, name, "path", "", JsonSchema.text()));
    route
        .query()
        .each(
            query ->
                parameter(parameters, query.name(), "query", query.description(), query.schema()));
    request
        .body()
        .ifPresent(name -> body(operation.putObject("requestBody"), request.bodyType(), name));
    ObjectNode responses = operation.putObject("responses");
    ObjectNode content =
        responses
            .putObject(String.valueOf(route.status()))
            .put("description", "as asked for")
            .putObject("content");
    route
        .contentTypes()
        .each(
            type ->
                content
                    .putObject(type)
                    .set(
                        "schema",
                        type.equals(Route.JSON)
                            ? JsonSchema.reference(route.answer())
                            : JsonSchema.text()));
    ObjectNode failure = responses.putObject("default").put("description", "why not");
    failure.putObject("content").putObject(Route.JSON).set("schema", JsonSchema.reference("Error"));
    if (request.isAdmin()) {
      operation.putArray("security").addObject().putArray(TOKEN);
    }
    return operation;
  }

  private static void body(ObjectNode body, String type, String schema) {
    body.put("required", true)
        .putObject("content")
        .putObject(type)
        .set("schema", JsonSchema.reference(schema));
  }

  private static void parameter(
      ArrayNode parameters, String name, String in, String description, ObjectNode schema) {
    ObjectNode parameter =
        parameters.addObject().put("name", name).put("in", in).put("required", in.equals("path"));
    if (!description.isEmpty()) {
      parameter.put("description", description);
    }
    parameter.set("schema", schema);
  }
}
