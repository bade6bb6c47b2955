package org.gonu;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.factory.map.MutableMapFactory;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.sorted.MutableSortedSet;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.gonu.cli.Main;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Holds the map of the code in architecture.md: which packages there are and which may use which;
 * and what none may do.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ArchitectureTest {
  private static final String ROOT = "org.gonu";

  /** Written by ANTLR from the grammar. */
  private static final String GENERATED = "gdl.read.antlr";

  private static final Path MAP = Path.of("src/site/markdown/architecture.md");

  /** A row of the map: a package, what it is for, what it may import. */
  private static final Pattern ROW = Pattern.compile("\\| `([a-z.]+)` \\| [^|]+ \\| ([^|]+) \\|");

  /** What stands there for none. */
  private static final String NONE = "\u2013";

  /**
   * The classes of the program: what lies where its main class does, and so no tests. They are as
   * large as all that the other tests keep, and go with this one.
   */
  private final JavaClasses classes =
      new ClassFileImporter()
          .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

  /** By package of the map, lowest first, what it may import. */
  private static final ImmutableMap<String, ImmutableList<String>> ALLOWED = map();

  /** Reads the map, and adds the package that ANTLR writes. */
  private static ImmutableMap<String, ImmutableList<String>> map() {
    MutableMap<String, ImmutableList<String>> map = MapAdapter.adapt(new LinkedHashMap<>());
    map.put(GENERATED, Lists.immutable.empty());
    for (Matcher row : rows()) {
      ImmutableList<String> above = map.keysView().toList().toImmutable();
      ImmutableList<String> allowed =
          switch (row.group(2)) {
            case NONE -> Lists.immutable.empty();
            default -> Lists.immutable.with(row.group(2).split(", "));
          };
      assertEquals(Lists.immutable.empty(), allowed.reject(above::contains), row.group());
      String name = row.group(1);
      map.put(name, name.equals("gdl.read") ? allowed.newWith(GENERATED) : allowed);
    }
    return map.toImmutable();
  }

  private static ImmutableList<Matcher> rows() {
    try {
      return Lists.immutable
          .fromStream(Files.readString(MAP).lines())
          .collect(ROW::matcher)
          .select(Matcher::matches);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void classes_import_isNotEmpty() {
    ImmutableList<String> packages = packagesOfProject();

    assertTrue(classes.size() > 200, "classes found: " + classes.size());
    assertTrue(packages.size() >= 16, "packages found: " + packages);
  }

  @Test
  void packages_all_areThoseOfTheMap() {
    assertEquals(
        ALLOWED.keysView().toSortedList().makeString("\n"), packagesOfProject().makeString("\n"));
  }

  @Test
  void packages_names_sayWhatIsInThem() {
    String vague = "(.*[.])?(util|utils|common|misc|impl|helper|helpers|base)([.].*)?";

    assertEquals(Lists.immutable.empty(), packagesOfProject().select(name -> name.matches(vague)));
  }

  @Test
  void packages_dependencies_areInTheMap() {
    MutableSortedSet<String> wrong = SortedSets.mutable.empty();
    for (JavaClass user : classes) {
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass used = dependency.getTargetClass().getBaseComponentType();
        if (used.getPackageName().startsWith(ROOT) && !isAllowed(user, used)) {
          wrong.add(
              packageOf(user) + " must not use " + packageOf(used) + ": " + user.getSimpleName());
        }
      }
    }

    assertEquals("", wrong.makeString("\n"));
  }

  @Test
  void packages_dependencies_haveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(classes);
  }

  @Test
  void classes_simpleNames_standForOneThing() {
    MutableMap<String, MutableSortedSet<String>> packages = Maps.mutable.empty();
    for (JavaClass each : classes) {
      if (each.isTopLevelClass() && !each.getSimpleName().equals("package-info")) {
        packages
            .getIfAbsentPut(each.getSimpleName(), SortedSets.mutable::empty)
            .add(each.getPackageName());
      }
    }

    assertEquals("{}", packages.select((name, homes) -> homes.size() > 1).toString());
  }

  @Test
  void packages_all_areNullMarked() {
    ImmutableList<String> unmarked =
        packagesOfProject()
            .reject(GENERATED::equals)
            .reject(name -> javaPackage(name).isAnnotatedWith(NullMarked.class));

    assertEquals(Lists.immutable.empty(), unmarked);
  }

  @Test
  void standardStreams_outsideOfCli_areNotTouched() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".cli..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(FileDescriptor.class)
        .orShould()
        .callMethodWhere(target(nameMatching("printStackTrace")))
        .because("only the command line talks to the user; all else gives values or logs by SLF4J")
        .check(classes);
  }

  @Test
  void logging_everywhere_goesToSlf4j() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.util.logging..", "org.apache.commons.logging..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.System$Logger")
        .check(classes);
  }

  @Test
  void randomness_everywhere_isSeeded() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .because("a SplittableRandom with a given seed makes runs repeatable")
        .check(classes.that(DescribedPredicate.not(inCli())));
    noClasses()
        .should()
        .callConstructor(SplittableRandom.class)
        .because("a seed is made in the package cli and passed on")
        .check(classes);
  }

  @Test
  void randomness_inCli_onlyMakesSeeds() {
    noClasses()
        .should()
        .callConstructor(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .check(classes.that(inCli()));
    ImmutableList<String> makers =
        Lists.immutable
            .withAll(classes)
            .select(
                user ->
                    user.getDirectDependenciesFromSelf().stream()
                        .anyMatch(
                            used -> used.getTargetClass().isEquivalentTo(ThreadLocalRandom.class)))
            .collect(JavaClass::getSimpleName);

    assertEquals(Lists.immutable.of("MatchOptions"), makers);
  }

  /** Options of the command line are how a user says what he wants: they are told by the help. */
  @Test
  void properties_ofTheSystem_areReadForTheseReasonsOnly() {
    ImmutableMap<String, String> reasons =
        Maps.immutable.of(
            "CacheFolder",
            "user.home: where caches are if the system does not tell",
            "CrashReport",
            "java.version, os.name, os.arch: a report of a bug tells where it came up",
            "PlayerCommand",
            "gonu.log, the level of messages in logback.xml: what the user has set stays",
            "Terminal",
            "NO_COLOR, TERM, COLUMNS: colours and width as the user has set them");
    ImmutableList<String> readers =
        Lists.immutable
            .withAll(classes)
            .select(
                user ->
                    user.getMethodCallsFromSelf().stream()
                        .anyMatch(ArchitectureTest::readsTheSystem))
            .collect(JavaClass::getSimpleName);

    assertEquals(reasons.keysView().toSortedList(), readers.toSortedList());
  }

  private static boolean readsTheSystem(JavaCall<?> call) {
    JavaClass owner = call.getTargetOwner();
    String name = call.getTarget().getName();
    return (owner.isEquivalentTo(System.class)
            && (name.startsWith("getProper") || name.equals("getenv")))
        || (owner.isEquivalentTo(Integer.class) && name.equals("getInteger"))
        || (owner.isEquivalentTo(Long.class) && name.equals("getLong"))
        || (owner.isEquivalentTo(Boolean.class) && name.equals("getBoolean"));
  }

  @Test
  void orderedMaps_everywhere_areNoCopies() {
    noClasses()
        .should()
        .callMethodWhere(
            target(owner(equivalentTo(MutableMapFactory.class)))
                .and(target(nameMatching("ofMap|withMap"))))
        .because("these copy an ordered map into one without order; MapAdapter.adapt keeps it")
        .check(classes);
  }

  @Test
  void threads_everywhere_haveNamesAndDoNotSleep() {
    noClasses()
        .should()
        .callMethodWhere(
            target(owner(equivalentTo(Thread.class))).and(target(nameMatching("sleep"))))
        .orShould()
        .callMethodWhere(
            target(owner(equivalentTo(Executors.class)))
                .and(target(nameStartingWith("new")))
                .and(withoutArgumentOf(ThreadFactory.class)))
        .orShould()
        .callMethodWhere(
            target(owner(assignableTo(CompletableFuture.class)))
                .and(target(nameMatching(".*Async")))
                .and(withoutArgumentOf(Executor.class)))
        .orShould()
        .callConstructor(Thread.class)
        .orShould()
        .callConstructor(Thread.class, Runnable.class)
        .orShould()
        .callConstructor(Timer.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ForkJoinPool.class)
        .orShould()
        .callMethodWhere(target(nameMatching("parallelStream")))
        .because("threads are named and belong to an executor; waiting is for a condition")
        .check(classes);
  }

  @Test
  void text_everywhere_isFormattedInTheRootLocale() {
    noClasses()
        .should()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "formatted", Object[].class)
        .orShould()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .orShould()
        .callMethod(PrintStream.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(PrintStream.class, "format", String.class, Object[].class)
        .because("what is printed must not differ by country: give Locale.ROOT")
        .check(classes);
  }

  private static boolean isAllowed(JavaClass user, JavaClass used) {
    ImmutableList<String> allowed = ALLOWED.get(packageOf(user));
    return packageOf(user).equals(packageOf(used))
        || (allowed != null && allowed.contains(packageOf(used)));
  }

  private ImmutableList<String> packagesOfProject() {
    return Lists.immutable
        .withAll(classes)
        .collect(ArchitectureTest::packageOf)
        .distinct()
        .toImmutableSortedList();
  }

  private static String packageOf(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(ROOT) ? "" : name.substring(ROOT.length() + 1);
  }

  private JavaPackage javaPackage(String name) {
    return classes.getPackage(ROOT + "." + name);
  }

  private static DescribedPredicate<JavaClass> inCli() {
    return DescribedPredicate.describe(
        "in cli", type -> (packageOf(type) + ".").startsWith("cli."));
  }

  private static DescribedPredicate<JavaCall<?>> withoutArgumentOf(Class<?> type) {
    return DescribedPredicate.describe(
        "without a " + type.getSimpleName(),
        call ->
            call.getTarget().getRawParameterTypes().stream()
                .noneMatch(argument -> argument.isEquivalentTo(type)));
  }
}
