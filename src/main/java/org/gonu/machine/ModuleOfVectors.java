package org.gonu.machine;

import java.lang.reflect.Constructor;
import java.util.Optional;

/**
 * Classes that need the incubating module {@code jdk.incubator.vector}. They are compiled apart
 * from all others, and loaded by name only where the module was given to the Java machine.
 */
public final class ModuleOfVectors {
  private static final boolean ARE_USABLE =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private ModuleOfVectors() {}

  /**
   * Makes an object of such a class.
   *
   * @param name of the class, which has a constructor without parameters
   * @return empty where the module is not there
   * @throws IllegalStateException if the class is missing though the module is there
   */
  public static <T> Optional<T> load(String name, Class<T> type) {
    if (!ARE_USABLE) {
      return Optional.empty();
    }
    try {
      Constructor<? extends T> constructor =
          Class.forName(name).asSubclass(type).getDeclaredConstructor();
      constructor.setAccessible(true);
      return Optional.of(constructor.newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a class of the vectors is missing", e);
    }
  }
}
