package org.gonu.server.route;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gonu.server.service.RefusedException;
import org.gonu.text.ControlCharacters;

/** Sends answers, and waits for what they depend on. */
public final class Answers {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private Answers() {}

  /** What is asked for could not be written to the disk in time; it may be done later. */
  public static final class StalledException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StalledException() {
      super("the server cannot write to its disk at present; this may be done later");
    }
  }

  /** Sends an object. */
  public static void send(Context context, int status, ObjectNode answer) {
    context.status(status).contentType(Route.JSON).result(answer.toString());
  }

  /** Sends why a request was not carried out. */
  public static void refuse(Context context, int status, String why) {
    send(
        context,
        status,
        JsonNodeFactory.instance.objectNode().put("error", ControlCharacters.escaped(why)));
  }

  /** Waits until something is on the disk. */
  public static <T> T await(CompletableFuture<T> future) {
    try {
      return future.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      throw new StalledException();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RefusedException refused) {
        throw refused;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new StalledException();
    }
  }

  /** The error for something that is not there. */
  public static RefusedException unknown(String what, String id) {
    return new RefusedException(
        RefusedException.Kind.UNKNOWN,
        "there is no " + what + " '" + ControlCharacters.escapedLine(id) + "'");
  }
}
