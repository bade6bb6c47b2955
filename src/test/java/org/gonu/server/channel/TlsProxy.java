package org.gonu.server.channel;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.gonu.machine.DaemonThreads;

/** What a reverse proxy does for encrypted connections: decrypts them and passes bytes on. */
final class TlsProxy implements AutoCloseable {
  static final String PASSWORD = "changeit";

  private final ServerSocket listener;
  private final int target;

  /**
   * A proxy on a free port of this machine.
   *
   * @param keys with the certificate and its key, in PKCS 12
   */
  TlsProxy(Path keys, int target) throws IOException, GeneralSecurityException {
    this.target = target;
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream file = Files.newInputStream(keys)) {
      store.load(file, PASSWORD.toCharArray());
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(store, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    listener =
        context
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  /** Makes a certificate of this machine that nobody has signed but itself. */
  static void selfSigned(Path keys) throws IOException, InterruptedException {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost",
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                keys.toString())
            .inheritIO()
            .start();
    if (keytool.waitFor() != 0) {
      throw new IOException("no certificate");
    }
  }

  int port() {
    return listener.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = listener.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        start(() -> pass(near, far));
        start(() -> pass(far, near));
      }
    } catch (IOException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Passes bytes on until one side ends, and then ends the other. */
  private static void pass(Socket from, Socket to) {
    try (from;
        to) {
      byte[] bytes = new byte[8192];
      for (int n = from.getInputStream().read(bytes);
          n >= 0;
          n = from.getInputStream().read(bytes)) {
        to.getOutputStream().write(bytes, 0, n);
        to.getOutputStream().flush();
      }
    } catch (IOException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void start(Runnable task) {
    DaemonThreads.newThread(task, "tls-proxy").start();
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
