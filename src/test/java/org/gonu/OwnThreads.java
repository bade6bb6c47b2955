package org.gonu;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Runs each test in a group of threads of its own, which the threads that it starts belong to. So
 * it can tell them from those of the tests that run beside it.
 */
public final class OwnThreads implements InvocationInterceptor {
  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(OwnThreads.class);

  /** The threads of the test that asks which are alive. */
  public static Set<Thread> alive() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    Thread[] room = new Thread[2 * group.activeCount() + 64];
    return Arrays.stream(room, 0, group.enumerate(room)).collect(Collectors.toSet());
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runInOwnGroup(invocation, context);
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runInOwnGroup(invocation, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runInOwnGroup(invocation, context);
  }

  private static void runInOwnGroup(Invocation<Void> invocation, ExtensionContext context)
      throws Throwable {
    ThreadGroup group =
        context
            .getStore(NAMESPACE)
            .getOrComputeIfAbsent(
                ThreadGroup.class,
                key -> new ThreadGroup(context.getDisplayName()),
                ThreadGroup.class);
    CompletableFuture<Void> result = new CompletableFuture<>();
    Thread thread =
        new Thread(
            group,
            () -> {
              try {
                result.complete(invocation.proceed());
              } catch (Throwable thrown) {
                result.completeExceptionally(thrown);
              }
            },
            "test");
    thread.start();
    try {
      result.join();
    } catch (CompletionException failed) {
      throw failed.getCause();
    }
  }
}
