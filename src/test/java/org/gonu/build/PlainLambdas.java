package org.gonu.build;

import java.io.IOException;
import java.lang.invoke.LambdaMetafactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes the lambdas of compiled classes plain: no longer serializable. The build does so before it
 * packs them.
 *
 * <p>The functional interfaces of Eclipse Collections are serializable, and so a lambda of them is.
 * Java 17 keeps no class of such a lambda in a class-data archive ({@code
 * java.lang.invoke.LambdaProxyClassArchive}), but makes it anew in each start. Nothing of the
 * program serializes a lambda.
 */
public final class PlainLambdas {
  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

  /** The method that javac adds to classes with serializable lambdas. */
  private static final String DESERIALIZER = "$deserializeLambda$";

  private static final Handle PLAIN =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          FACTORY,
          "metafactory",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
              + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
          false);

  private PlainLambdas() {}

  /**
   * Changes all classes in directories.
   *
   * @param directories of compiled classes
   */
  public static void main(String[] directories) throws IOException {
    for (String directory : directories) {
      try (Stream<Path> files = Files.walk(Path.of(directory))) {
        List<Path> classes = files.filter(file -> file.toString().endsWith(".class")).toList();
        for (Path file : classes) {
          change(file);
        }
      }
    }
  }

  private static void change(Path file) throws IOException {
    byte[] given = Files.readAllBytes(file);
    byte[] plain = of(given);
    if (!Arrays.equals(given, plain)) {
      Files.write(file, plain);
    }
  }

  /** The same class with plain lambdas; the same bytes if all of them are. */
  static byte[] of(byte[] given) {
    ClassReader reader = new ClassReader(given);
    ClassWriter writer = new ClassWriter(reader, 0);
    Methods methods = new Methods(writer);
    reader.accept(methods, 0);
    return methods.isChanged ? writer.toByteArray() : given;
  }

  private static boolean isSerializable(Handle factory, Object[] arguments) {
    return factory.getOwner().equals(FACTORY)
        && factory.getName().equals("altMetafactory")
        && ((Integer) arguments[3] & LambdaMetafactory.FLAG_SERIALIZABLE) != 0
        && hasNothingMore(arguments);
  }

  /** True if no interfaces are marked and no bridges are asked for. */
  private static boolean hasNothingMore(Object[] arguments) {
    return Arrays.stream(arguments).skip(4).allMatch(count -> count.equals(0));
  }

  private static final class Methods extends ClassVisitor {
    private boolean isChanged;

    Methods(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if (name.equals(DESERIALIZER)) {
        isChanged = true;
        return null;
      }
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new MethodVisitor(Opcodes.ASM9, next) {
        @Override
        public void visitInvokeDynamicInsn(
            String called, String type, Handle factory, Object... arguments) {
          if (isSerializable(factory, arguments)) {
            isChanged = true;
            super.visitInvokeDynamicInsn(
                called, type, PLAIN, arguments[0], arguments[1], arguments[2]);
          } else {
            super.visitInvokeDynamicInsn(called, type, factory, arguments);
          }
        }
      };
    }
  }
}
