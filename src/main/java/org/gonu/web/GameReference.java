package org.gonu.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.route.RequestBody;
import org.gonu.server.service.RefusedException;
import org.gonu.text.Sha256;

/** How a request names a game. */
public sealed interface GameReference {
  /** Longest text of a sheet or view file in a request, in characters. */
  int MAX_TEXT = 1_000_000;

  /** A text that no other reference has. */
  String key();

  /** The same reference as requests write it. */
  ObjectNode json();

  /** A sheet of the library, by its name without suffix. */
  record Library(String id) implements GameReference {
    @Override
    public String key() {
      return "id:" + id;
    }

    @Override
    public ObjectNode json() {
      return JsonNodeFactory.instance.objectNode().put("id", id);
    }
  }

  /** A sheet of the server, by its hash. */
  record Stored(String hash) implements GameReference {
    @Override
    public String key() {
      return "hash:" + hash;
    }

    @Override
    public ObjectNode json() {
      return JsonNodeFactory.instance.objectNode().put("hash", hash);
    }
  }

  /** A sheet that is part of the request, and perhaps how it is drawn. */
  record Text(String sheet, Optional<String> view) implements GameReference {
    @Override
    public String key() {
      return "text:" + Sha256.hex(sheet) + Sha256.hex(view.orElse(""));
    }

    @Override
    public ObjectNode json() {
      ObjectNode json = JsonNodeFactory.instance.objectNode().put("sheet", sheet);
      view.ifPresent(text -> json.put("view", text));
      return json;
    }
  }

  /** The reference in the field {@code game} of a request. */
  static GameReference in(RequestBody body) {
    return of(body.object("game"));
  }

  /**
   * The reference that an object of a request is.
   *
   * @throws RefusedException if it is none
   * @throws HttpResponseException with status 413 if a text is too long
   */
  static GameReference of(RequestBody game) {
    Optional<String> id = game.optionalText("id");
    Optional<String> hash = game.optionalText("hash");
    Optional<String> sheet = game.optionalText("sheet");
    Optional<String> view = game.optionalText("view");
    game.end();
    if (Lists.immutable.of(id, hash, sheet).count(Optional::isPresent) != 1) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "a game is named by one of id, hash and sheet");
    }
    checkLength(sheet);
    checkLength(view);
    return id.map(GameReference::ofId)
        .or(() -> hash.map(Stored::new))
        .or(() -> sheet.map(text -> new Text(text, view)))
        .orElseThrow();
  }

  /** The reference of which this is the {@link #json}. */
  static GameReference stored(ObjectNode json) {
    if (json.has("id")) {
      return new Library(json.get("id").asText());
    }
    if (json.has("hash")) {
      return new Stored(json.get("hash").asText());
    }
    return new Text(
        json.get("sheet").asText(),
        json.has("view") ? Optional.of(json.get("view").asText()) : Optional.empty());
  }

  private static void checkLength(Optional<String> text) {
    if (text.isPresent() && text.get().length() > MAX_TEXT) {
      throw new HttpResponseException(413, "a sheet has up to " + MAX_TEXT + " characters here");
    }
  }

  /**
   * The reference that an id is, in a path or a request: the hash of a sheet of the server, which
   * has 64 hexadecimal digits, or the name of a library sheet.
   */
  static GameReference ofId(String text) {
    return text.matches("[0-9a-f]{64}") ? new Stored(text) : new Library(text);
  }
}
