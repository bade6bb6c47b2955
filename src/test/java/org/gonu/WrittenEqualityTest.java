package org.gonu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Term;
import org.gonu.text.Span;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records whose {@code equals} and {@code hashCode} are written out: they must miss nothing. */
@Timeout(120)
final class WrittenEqualityTest {
  /** Places in a text do not tell terms and literals apart. */
  private static final String TERMS = "org.gonu.gdl";

  private static final MutableMap<Pair<Class<?>, Integer>, Object> SAMPLES = Maps.mutable.empty();

  static ImmutableList<Class<?>> written() throws IOException, URISyntaxException {
    Path classes = Path.of(Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes.resolve("org/gonu"))) {
      return Lists.immutable.fromStream(
          files
              .filter(file -> file.toString().endsWith(".class"))
              .<Class<?>>map(file -> type(classes.relativize(file)))
              .filter(Class::isRecord)
              .filter(WrittenEqualityTest::isWritten));
    }
  }

  /** The class of a file; it is not initialised. */
  private static Class<?> type(Path file) {
    String name = file.toString().replace(File.separatorChar, '.').replaceFirst("\\.class$", "");
    try {
      return Class.forName(name, false, WrittenEqualityTest.class.getClassLoader());
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** What a record is given by Java is final. */
  private static boolean isWritten(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .anyMatch(
            method ->
                method.getName().equals("equals") && !Modifier.isFinal(method.getModifiers()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "prisoners-dilemma", "reversi"})
  void start_untilLanesRun_makesNoLoggerAndComparesNoRecordByMethodsOfJava(String sheet)
      throws Exception {
    ProcessBuilder builder =
        JavaMachine.gonu("bench", sheet, "--no-cache", "--warmup", "0", "--seconds", "0.1");
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Xlog:class+load");
    Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertEquals(0, process.waitFor());
    assertTrue(loaded.contains("org.gonu.game.Game "));
    assertFalse(loaded.contains("java.lang.runtime.ObjectMethods "));
    assertFalse(
        loaded.contains("ch.qos.logback."),
        "a logger is made, which takes as long as a small sheet");
  }

  @ParameterizedTest
  @MethodSource("written")
  void record_ofTheSameComponents_isEqual(Class<?> type) throws ReflectiveOperationException {
    Object one = record(type, -1);
    Object other = record(type, -1);
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertNotEquals(one, new Object());
  }

  @ParameterizedTest
  @MethodSource("written")
  void record_withAnotherComponent_isNotEqual(Class<?> type) throws ReflectiveOperationException {
    Object one = record(type, -1);
    RecordComponent[] components = type.getRecordComponents();
    for (int i = 0; i < components.length; i++) {
      boolean isPlace =
          type.getPackageName().equals(TERMS) && components[i].getType().equals(Span.class);
      assertEquals(isPlace, one.equals(record(type, i)), components[i].getName());
    }
  }

  /** A record of samples, of which one component is another. */
  private static Object record(Class<?> type, int changed) throws ReflectiveOperationException {
    Class<?>[] types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    Object[] values = new Object[types.length];
    for (int i = 0; i < values.length; i++) {
      int which = i == changed ? 1 : 0;
      // Some records ask for ascending numbers.
      values[i] = types[i] == int.class ? 2 * i + which : sample(types[i], which);
    }
    return made(type.getDeclaredConstructor(types), values);
  }

  /** One of two values of a type, always the same object. */
  private static Object sample(Class<?> type, int which) throws ReflectiveOperationException {
    Pair<Class<?>, Integer> key = Tuples.pair(type, which);
    if (!SAMPLES.containsKey(key)) {
      SAMPLES.put(key, newSample(type, which));
    }
    return SAMPLES.get(key);
  }

  private static Object newSample(Class<?> type, int which) throws ReflectiveOperationException {
    if (type == int.class) {
      return which;
    } else if (type == double.class) {
      return (double) which;
    } else if (type == boolean.class) {
      return which == 1;
    } else if (type == int[].class) {
      return new int[] {which};
    } else if (type == String.class) {
      return "?" + which;
    } else if (type == Optional.class) {
      return Optional.of(which);
    } else if (type == List.class) {
      return List.of(which);
    } else if (type == ImmutableList.class) {
      return Lists.immutable.of(which);
    } else if (type == ImmutableSet.class) {
      return Sets.immutable.of(which);
    } else if (type == ImmutableIntList.class) {
      return IntLists.immutable.of(which);
    } else if (type == Term.class) {
      return new Constant("c" + which, Span.NONE);
    } else if (type == Literal.class) {
      return sample(Atom.class, which);
    } else if (type.isEnum()) {
      return type.getEnumConstants()[which];
    }
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    Object[] values = new Object[constructor.getParameterCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = sample(constructor.getParameterTypes()[i], which);
    }
    return made(constructor, values);
  }

  private static Object made(Constructor<?> constructor, Object[] values)
      throws ReflectiveOperationException {
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }
}
