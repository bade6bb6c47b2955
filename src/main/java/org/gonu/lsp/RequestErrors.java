package org.gonu.lsp;

import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** What an editor is told when a request fails. */
final class RequestErrors {
  /** The package of the methods that the library leaves to servers; those not taken throw. */
  private static final String PROTOCOL = "org.eclipse.lsp4j.services.";

  private RequestErrors() {}

  /** Says of a request that the server does not answer that there is no such method. */
  static ResponseError of(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof UnsupportedOperationException
          && each.getStackTrace().length > 0
          && each.getStackTrace()[0].getClassName().startsWith(PROTOCOL)) {
        String method = each.getStackTrace()[0].getMethodName();
        return new ResponseError(
            ResponseErrorCode.MethodNotFound, "there is no answer to '" + method + "'", null);
      }
    }
    return RemoteEndpoint.DEFAULT_EXCEPTION_HANDLER.apply(failure);
  }
}
