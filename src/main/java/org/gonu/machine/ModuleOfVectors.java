package org.gonu.machine;

import java.lang.module.ModuleFinder;
import java.lang.reflect.Constructor;
import java.util.Optional;

/**
 * Loads classes that need the incubating module {@code jdk.incubator.vector}. They are compiled
 * separately, and loaded by name only if the virtual machine has the module.
 */
public final class ModuleOfVectors {
  private static final String NAME = "jdk.incubator.vector";

  private static final boolean ARE_USABLE = ModuleLayer.boot().findModule(NAME).isPresent();

  private ModuleOfVectors() {}

  /** True if this Java has the module, but was started without it. */
  public static boolean isLeftOut() {
    return !ARE_USABLE && ModuleFinder.ofSystem().find(NAME).isPresent();
  }

  /**
   * Makes an instance of such a class.
   *
   * @param name full name of the class, which has a constructor without parameters
   * @param type a type of the class
   * @return empty if the module is missing
   * @throws IllegalStateException if the class cannot be loaded although the module is present
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
