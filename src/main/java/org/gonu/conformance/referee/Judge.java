package org.gonu.conformance.referee;

import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.wire.RawReply;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.protocol.Message;
import org.gonu.text.Outcome;
import org.jspecify.annotations.Nullable;

/** The matches of the difficult player, and what it writes down. Safe for several threads. */
final class Judge {
  private static final ImmutableList<String> HEADERS =
      Lists.immutable.of("Accept", "Sender", "Receiver", "Content-Type");

  private final RefereeObservations observations = new RefereeObservations();
  private final FaultPlan plan;
  private final long seed;
  private final Consumer<String> progress;
  private final Runnable whenEnded;
  private final ConcurrentMap<String, JudgedMatch> open = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, String> ids = new ConcurrentHashMap<>();

  Judge(FaultPlan plan, long seed, Consumer<String> progress, Runnable whenEnded) {
    this.plan = plan;
    this.seed = seed;
    this.progress = progress;
    this.whenEnded = whenEnded;
  }

  RefereeObservations observations() {
    return observations;
  }

  FaultPlan plan() {
    return plan;
  }

  void tell(String line) {
    progress.accept(line);
  }

  /** Judges the form of a request. */
  void judgeRequest(RawReply request) {
    Evidence evidence = Evidence.of("", request.text());
    OptionalInt length = request.length();
    boolean isPost = request.statusLine().matches("POST \\S+ HTTP/1\\.[01]");
    boolean isExact = length.isPresent() && length.getAsInt() == request.rawBody().length();
    observations.note(
        RefereeRequirements.REQUEST,
        isPost && isExact,
        isPost ? "Content-Length is missing or wrong" : "the first line is not that of a POST",
        evidence);
    boolean isAscii = request.rawBody().chars().allMatch(c -> c >= ' ' && c < 0x7F);
    observations.note(
        RefereeRequirements.ASCII, isAscii, "there are other characters in the body", evidence);
    ImmutableList<String> missing = HEADERS.reject(name -> request.header(name).isPresent());
    boolean isAcl = request.header("Content-Type").orElse("").startsWith("text/acl");
    observations.note(
        RefereeRequirements.HEADERS,
        missing.isEmpty() && isAcl,
        missing.isEmpty() ? "the type is not text/acl" : "missing: " + missing.makeString(", "),
        evidence);
  }

  /** Judges whether a message is one of the protocol. */
  void judgeMessage(Message message, Evidence evidence) {
    String reason = message instanceof Message.Unknown unknown ? unknown.reason() : "";
    observations.note(RefereeRequirements.MESSAGE, reason.isEmpty(), reason, evidence);
  }

  /** Judges START. Returns the new match; null if it cannot be played. */
  @Nullable JudgedMatch start(Message.Start start, String text, Evidence evidence) {
    String id = start.matchId();
    boolean isNew = ids.putIfAbsent(id, id) == null;
    observations.note(
        RefereeRequirements.MATCH_ID,
        isNew && id.matches("[^\\s()]+"),
        isNew ? "the id is not one word" : "the id was used before",
        evidence);
    observations.note(
        RefereeRequirements.CLOCKS,
        text.matches("(?s).*\\)\\s*0*[1-9][0-9]*\\s+0*[1-9][0-9]*\\s*\\)\\s*"),
        "the clocks are not two whole numbers of at least 1",
        evidence);
    Outcome<Game> game = Game.of(start.rules(), Strictness.LENIENT);
    Role role =
        game.value()
            .map(own -> own.roles().detect(each -> each.name().equals(start.role())))
            .orElse(null);
    observations.note(
        RefereeRequirements.RULES,
        role != null,
        game.value().isEmpty()
            ? game.diagnostics().firstErrors(1)
            : "there is no role " + start.role(),
        evidence);
    if (role == null || !isNew) {
      return null;
    }
    JudgedMatch match = new JudgedMatch(start, game.get(), role, observations, seed + ids.size());
    open.put(id, match);
    return match;
  }

  /** The match that a message is of; null if there is none. */
  @Nullable JudgedMatch find(String id, Evidence evidence) {
    JudgedMatch match = open.get(id);
    observations.note(
        RefereeRequirements.KNOWN_MATCH, match != null, "match " + id + " is not played", evidence);
    return match;
  }

  /**
   * Ends a match. Called before the reply is sent: the referee may send its next message as soon as
   * it has that.
   *
   * @return what is to be run when the reply is sent
   */
  Runnable end(String id) {
    return open.remove(id) == null ? () -> {} : whenEnded;
  }

  void unfinished() {
    open.forEach((id, match) -> match.unfinished(id));
  }
}
