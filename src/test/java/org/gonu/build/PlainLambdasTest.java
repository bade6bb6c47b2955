package org.gonu.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.block.function.primitive.IntToIntFunction;
import org.junit.jupiter.api.Test;

final class PlainLambdasTest {
  /** Has lambdas of Eclipse Collections; its class is read as a file. */
  static final class Sample implements IntUnaryOperator {
    private static int applied(IntToIntFunction function, int value) {
      return function.valueOf(value);
    }

    /** One lambda that captures nothing, one that does, and a reference to a method. */
    @Override
    public int applyAsInt(int value) {
      int twice = applied(number -> 2 * number, value);
      return applied(Math::negateExact, applied(number -> number + twice, value));
    }

    /** A lambda to be looked at. */
    public static Object lambda() {
      IntToIntFunction function = number -> number + 1;
      return function;
    }
  }

  /** Has no lambda. */
  static final class Bare {}

  private static final class Loader extends ClassLoader {
    Class<?> define(byte[] bytes) {
      return defineClass(null, bytes, 0, bytes.length);
    }
  }

  private static byte[] bytes(Class<?> given) throws IOException {
    String file = given.getName().replace('.', '/') + ".class";
    try (InputStream input = given.getClassLoader().getResourceAsStream(file)) {
      return input.readAllBytes();
    }
  }

  @Test
  void of_classWithLambdas_doesTheSameWithoutSerializableOnes() throws Exception {
    assertInstanceOf(Serializable.class, Sample.lambda(), "the sample shows what is changed");

    Class<?> changed = new Loader().define(PlainLambdas.of(bytes(Sample.class)));

    var constructor = changed.getDeclaredConstructor();
    constructor.setAccessible(true);
    IntUnaryOperator operator = (IntUnaryOperator) constructor.newInstance();
    assertEquals(new Sample().applyAsInt(7), operator.applyAsInt(7));
    var lambda = changed.getDeclaredMethod("lambda");
    lambda.setAccessible(true);
    Class<?> proxy = lambda.invoke(null).getClass();
    assertFalse(
        Arrays.stream(proxy.getDeclaredMethods())
            .anyMatch(method -> method.getName().equals("writeReplace")),
        "a lambda that can be serialized has writeReplace");
  }

  @Test
  void of_classThatWasChanged_isTheSameBytes() throws IOException {
    byte[] changed = PlainLambdas.of(bytes(Sample.class));

    assertSame(changed, PlainLambdas.of(changed));
  }

  @Test
  void of_classWithoutLambdas_isTheSameBytes() throws IOException {
    byte[] bare = bytes(Bare.class);

    assertSame(bare, PlainLambdas.of(bare));
  }
}
