package org.gonu.web.table;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.nullable;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.open;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;
import static org.gonu.server.route.JsonSchema.word;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.route.JsonSchema;

/** The schemas of tables. */
final class TableSchemas {
  private TableSchemas() {}

  static ObjectNode number() {
    return JsonSchema.number();
  }

  static ObjectNode all() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.set(
        "NewTable",
        object(
            "game", reference("GameReference"),
            "seats", any(),
            "moves?", array(array(text())),
            "clock?", object("base", number(), "increment?", number())));
    all.set("TableMove", object("role", text(), "token", text(), "step", number(), "move", text()));
    all.set("TakeBack", object("token", text(), "accept?", flag(), "others?", array(text())));
    all.set("TokenOnly", object("token", text()));
    all.set("TokenList", object("tokens", array(text())));
    all.set("TablePresence", object("connected", any()));
    all.set("HintRequest", object("token", text(), "seconds?", number()));
    all.set("Table", table());
    all.set(
        "TableEvent",
        open(
            object(
                "sequence",
                number(),
                "at",
                number(),
                "kind",
                word(
                    Lists.immutable
                        .of(TableEvent.Kind.values())
                        .collect(TableEvent.Kind::label)
                        .toArray(new String[0])))));
    all.set("TableEvents", object("events", array(reference("TableEvent")), "next", number()));
    return all;
  }

  private static ObjectNode table() {
    return object(
        "id", text(),
        "title", text(),
        "game", reference("GameReference"),
        "seats", any(),
        "moves", array(array(text())),
        "position", reference("Position"),
        "chosen", array(text()),
        "asking", nullable("string"),
        "clocks", nullable("object"),
        "turnSince", nullable("integer"),
        "result", nullable("object"),
        "sequence", number(),
        "you?", text(),
        "tokens?", any());
  }
}
