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
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.sorted.MutableSortedSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Holds the map of the code: which package may use which, and what none may do. */
final class ArchitectureTest {
  private static final String ROOT = "org.gonu";

  /** Written by ANTLR from the grammar. */
  private static final String GENERATED = "gdl.read.antlr";

  /**
   * Every package and the packages that it may use, lowest first; {@code *} stands for all above.
   * Rows may only be looser than the code, never than the plan, with these extensions: {@code
   * machine} and {@code engine.reference} use {@code text}, since a broken contract carries a
   * diagnostic code; {@code player} and {@code server} read and spell terms and take rule sheets
   * from hosts, for which they need {@code text}, {@code gdl} and {@code gdl.read}, the player also
   * the strictness of {@code check}.
   */
  private static final String TABLE =
      """
      text             :
      gdl              : text
      gdl.read.antlr   :
      gdl.read         : text gdl gdl.read.antlr
      gdl.index        : text gdl gdl.read
      gdl.fix          : text gdl gdl.read gdl.index
      gdl.format       : text gdl gdl.read
      gdl.infix        : text gdl gdl.read gdl.format
      check            : text gdl
      machine          : text gdl
      datalog          : text gdl check machine
      engine.reference : text gdl check machine datalog
      ground           : text gdl check machine datalog
      engine.circuit   : gdl ground machine
      engine.rewriting : engine.circuit
      engine.lanes     : gdl machine engine.circuit engine.rewriting
      board            : text gdl machine
      game             : text gdl gdl.read check machine engine.reference ground engine.circuit \
      engine.lanes
      analysis         : text gdl gdl.read check machine engine.reference ground engine.circuit \
      engine.lanes game
      analysis.derivation : text gdl check machine
      analysis.explain    : text gdl machine analysis.derivation
      analysis.coverage   : text gdl machine ground game analysis.derivation
      analysis.simulation : text gdl machine game analysis analysis.derivation
      ruletest         : text gdl gdl.read machine game analysis
      search           : gdl machine
      search.table     : gdl machine search
      search.tree      : gdl machine search
      search.puzzle    : gdl machine search search.table
      match            : text gdl gdl.read machine game
      protocol         : text gdl gdl.read
      http             :
      player           : text gdl gdl.read check machine game search search.table search.tree search.puzzle match \
      protocol http
      server           : text gdl gdl.read machine game match protocol http
      server.rating    :
      server.arena     : gdl machine match server.rating
      web              : match server player analysis http
      lsp              : text gdl gdl.read gdl.format gdl.index gdl.fix check machine game analysis
      cli              : *
      """;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  private static final ImmutableMap<String, ImmutableList<String>> ALLOWED =
      Lists.immutable
          .fromStream(TABLE.lines())
          .collect(line -> line.split(":", -1))
          .toImmutableMap(
              row -> row[0].strip(), row -> Lists.immutable.with(row[1].strip().split(" +")));

  @Test
  void classes_import_isNotEmpty() {
    ImmutableList<String> packages = packagesOfProject();

    assertTrue(CLASSES.size() > 200, "classes found: " + CLASSES.size());
    assertTrue(packages.size() >= 16, "packages found: " + packages);
  }

  @Test
  void packages_all_areInTheTable() {
    assertEquals(Lists.immutable.empty(), packagesOfProject().reject(ALLOWED::containsKey));
  }

  @Test
  void packages_names_sayWhatIsInThem() {
    String vague = "(.*[.])?(util|utils|common|misc|impl|helper|helpers|base)([.].*)?";

    assertEquals(Lists.immutable.empty(), packagesOfProject().select(name -> name.matches(vague)));
  }

  @Test
  void packages_dependencies_areInTheTable() {
    MutableSortedSet<String> wrong = SortedSets.mutable.empty();
    for (JavaClass user : CLASSES) {
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
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
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
        .check(CLASSES);
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
        .check(CLASSES);
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
        .check(CLASSES.that(DescribedPredicate.not(inCli())));
    noClasses()
        .should()
        .callConstructor(SplittableRandom.class)
        .because("a seed is made in the package cli and passed on")
        .check(CLASSES);
  }

  @Test
  void randomness_inCli_onlyMakesSeeds() {
    noClasses()
        .should()
        .callConstructor(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLASSES.that(inCli()));
    ImmutableList<String> makers =
        Lists.immutable
            .withAll(CLASSES)
            .select(
                user ->
                    user.getDirectDependenciesFromSelf().stream()
                        .anyMatch(
                            used -> used.getTargetClass().isEquivalentTo(ThreadLocalRandom.class)))
            .collect(JavaClass::getSimpleName);

    assertEquals(Lists.immutable.of("MatchOptions"), makers);
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
        .check(CLASSES);
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
        .check(CLASSES);
  }

  private static boolean isAllowed(JavaClass user, JavaClass used) {
    ImmutableList<String> allowed = ALLOWED.get(packageOf(user));
    return packageOf(user).equals(packageOf(used))
        || (allowed != null && (allowed.contains(packageOf(used)) || allowed.contains("*")));
  }

  private static ImmutableList<String> packagesOfProject() {
    return Lists.immutable
        .withAll(CLASSES)
        .collect(ArchitectureTest::packageOf)
        .distinct()
        .toImmutableSortedList();
  }

  private static String packageOf(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(ROOT) ? "" : name.substring(ROOT.length() + 1);
  }

  private static JavaPackage javaPackage(String name) {
    return CLASSES.getPackage(ROOT + "." + name);
  }

  private static DescribedPredicate<JavaClass> inCli() {
    return DescribedPredicate.describe("in cli", type -> packageOf(type).equals("cli"));
  }

  private static DescribedPredicate<JavaCall<?>> withoutArgumentOf(Class<?> type) {
    return DescribedPredicate.describe(
        "without a " + type.getSimpleName(),
        call ->
            call.getTarget().getRawParameterTypes().stream()
                .noneMatch(argument -> argument.isEquivalentTo(type)));
  }
}
