package org.gonu.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A standalone cluster of Spark: a master and some workers, each a process, on 127.0.0.1. */
final class StandaloneCluster implements AutoCloseable {
  private static final String LOOPBACK = "127.0.0.1";
  private static final Pattern MASTER = Pattern.compile("spark://127\\.0\\.0\\.1:[0-9]+");
  private static final Path HOME = Path.of("target/spark").toAbsolutePath();
  private static final Path PROGRAM = Path.of("../target/gonu.jar").toAbsolutePath().normalize();
  private static final Path JOB = Path.of("target/gonu-cluster.jar").toAbsolutePath();
  private static final long PATIENCE_MILLIS = 60_000;

  /** What Spark opens of the Java machine, as its own scripts do. */
  private static final List<String> OPENED =
      List.of(
          "java.base/java.lang",
          "java.base/java.lang.invoke",
          "java.base/java.lang.reflect",
          "java.base/java.io",
          "java.base/java.net",
          "java.base/java.nio",
          "java.base/java.util",
          "java.base/java.util.concurrent",
          "java.base/java.util.concurrent.atomic",
          "java.base/sun.nio.ch",
          "java.base/sun.nio.cs",
          "java.base/sun.security.action",
          "java.base/sun.util.calendar");

  private final Path logs;
  private final List<Process> workers = new ArrayList<>();
  private final Process master;
  private final String address;

  /** Starts a cluster. Its log files and working files are in a directory. */
  StandaloneCluster(Path logs, int number) throws IOException, InterruptedException {
    this.logs = logs;
    master =
        start(
            "master",
            List.of(
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOOPBACK,
                "--port",
                "0",
                "--webui-port",
                "0"));
    address = await("master", MASTER);
    for (int i = 0; i < number; i++) {
      workers.add(
          start(
              "worker" + i,
              List.of(
                  "org.apache.spark.deploy.worker.Worker",
                  "--host",
                  LOOPBACK,
                  "--webui-port",
                  "0",
                  "--cores",
                  "1",
                  "--memory",
                  "1g",
                  "--work-dir",
                  logs.resolve("work" + i).toString(),
                  address)));
      await("worker" + i, Pattern.compile("Successfully registered with master"));
    }
  }

  private Process start(String name, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    OPENED.forEach(each -> command.add("--add-opens=" + each + "=ALL-UNNAMED"));
    command.addAll(List.of("-Xmx700m", "-cp", HOME + "/jars/*"));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(logs.resolve(name + ".log").toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME",
                HOME.toString(),
                "SPARK_LOCAL_IP",
                LOOPBACK,
                "SPARK_SCALA_VERSION",
                "2.13"));
    return builder.start();
  }

  /** What a process has written. */
  String log(String name) throws IOException {
    return Files.readString(logs.resolve(name + ".log"));
  }

  private String await(String name, Pattern wanted) throws IOException, InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (System.currentTimeMillis() < end) {
      Matcher found = wanted.matcher(log(name));
      if (found.find()) {
        return found.group();
      }
      Thread.sleep(50);
    }
    throw new IllegalStateException(wanted + " is not in the log of " + name + ": " + log(name));
  }

  /** Submits a driver as the documentation says. */
  Process submit(String name, String driver, List<String> arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                address,
                "--class",
                "org.gonu.cluster." + driver,
                "--conf",
                "spark.driver.userClassPathFirst=true",
                "--conf",
                "spark.executor.userClassPathFirst=true",
                "--conf",
                "spark.driver.host=" + LOOPBACK,
                "--conf",
                "spark.ui.enabled=false",
                "--executor-memory",
                "700m",
                "--jars",
                PROGRAM.toString(),
                JOB.toString()));
    command.addAll(arguments);
    return start(name, command);
  }

  /** Kills a worker and its executors at once (kill -9). */
  void killWorker(int index) {
    kill(workers.get(index));
  }

  private static void kill(Process process) {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void close() {
    workers.forEach(StandaloneCluster::kill);
    kill(master);
  }
}
