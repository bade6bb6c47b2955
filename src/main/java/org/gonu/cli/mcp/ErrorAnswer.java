package org.gonu.cli.mcp;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.modelcontextprotocol.spec.McpError;
import java.io.IOException;

/**
 * Writes what the library throws at a request that is no message as an error of JSON-RPC 2.0. By
 * itself it would write all that an exception of Java has, its stack trace as well.
 */
final class ErrorAnswer extends JsonSerializer<McpError> {
  @Override
  public void serialize(McpError fault, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("jsonrpc", "2.0");
    out.writeNullField("id");
    provider.defaultSerializeField("error", fault.getJsonRpcError(), out);
    out.writeEndObject();
  }
}
