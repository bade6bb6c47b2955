package org.gonu.conformance.player;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.RequirementViolation;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawReply;
import org.gonu.conformance.wire.RawRequest;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The player under test: sends it messages, and remembers the last exchange as evidence. */
public final class Target {
  private static final String INFO = "( INFO )";

  /** How often a player that does not answer is asked again before the next check. */
  private static final int RECOVERIES = 3;

  private final InetSocketAddress address;
  private final TargetOptions options;
  private final MutableSet<String> openMatches = Sets.mutable.empty();
  private Evidence evidence = Evidence.NONE;
  private long lastMillis;
  private int matches;

  /** A player, to which nothing is sent yet. */
  public Target(InetSocketAddress address, TargetOptions options) {
    this.address = address;
    this.options = options;
  }

  TargetOptions options() {
    return options;
  }

  /** The last exchange. */
  Evidence evidence() {
    return evidence;
  }

  /** How long the last reply took. */
  long lastMillis() {
    return lastMillis;
  }

  void forgetEvidence() {
    evidence = Evidence.NONE;
  }

  /** Connects. */
  RawConnection connect() throws IOException {
    return RawConnection.open(address, options.patience());
  }

  /** Sends a request and reads the reply, which may be none. */
  RawReply send(RawRequest request, Duration limit) throws IOException {
    evidence = Evidence.of(shownOf(request), "");
    try (RawConnection connection = connect()) {
      connection.send(request.text());
      return noted(shownOf(request), connection.read(limit));
    }
  }

  /** Sends a request and reads the reply, which may be none, within the patience. */
  RawReply send(RawRequest request) throws IOException {
    return send(request, options.patience());
  }

  /** Remembers an exchange as the last one. */
  RawReply noted(String sent, RawReply reply) {
    String received = reply.text() + (reply.end() == RawReply.End.RESET ? " [reset]" : "");
    evidence = Evidence.of(sent, received);
    lastMillis = reply.millis();
    return reply;
  }

  /** A message in the usual form is shown alone, any other request in full. */
  private static String shownOf(RawRequest request) {
    boolean isUsual = request.equals(RawRequest.of(request.body())) && !request.body().isEmpty();
    return isUsual ? request.body() : request.text();
  }

  /** Sends a message in the usual form and returns the text of the reply. */
  String say(String message, Duration limit) throws RequirementViolation, IOException {
    return textOf(send(RawRequest.of(message), limit), limit);
  }

  /** Sends a message that needs no thinking. */
  String say(String message) throws RequirementViolation, IOException {
    return say(message, options.patience());
  }

  /** The text of a reply; a violation if there is none. */
  static String textOf(RawReply reply, Duration limit) throws RequirementViolation {
    if (reply.end() == RawReply.End.TIMEOUT) {
      throw RequirementViolation.of(
          (reply.isEmpty() ? "no reply within " : "the reply did not end within ")
              + limit.toMillis()
              + " ms");
    }
    RequirementViolation.unless(reply.end() != RawReply.End.ENDLESS, "the reply has no end");
    RequirementViolation.unless(!reply.isEmpty(), "the connection ended without a reply");
    RequirementViolation.unless(
        reply.hasHead(), "the reply has no head that ends with a blank line");
    return reply.body();
  }

  /** Checks that INFO is answered in time, whatever the answer is. */
  String info() throws RequirementViolation, IOException {
    return say(INFO);
  }

  /** Checks that the player has survived what was sent before, which stays the evidence. */
  void mustLive() throws RequirementViolation, IOException {
    Evidence before = evidence;
    String after = "afterwards INFO is not answered: ";
    try {
      info();
    } catch (RequirementViolation dead) {
      throw RequirementViolation.of(after + dead.reason());
    } catch (IOException gone) {
      throw RequirementViolation.of(after + gone.getMessage());
    } finally {
      evidence = before;
    }
  }

  /** Status in a reply to INFO; empty if it has none. */
  static String statusOf(String info) {
    return pairs(info)
        .detectOptional(pair -> pair.size() > 1 && pair.getFirst().equalsIgnoreCase("status"))
        .map(pair -> pair.get(1))
        .orElse(info.contains("(") ? "" : info);
  }

  /** The pairs of a reply to INFO, as lists of words. */
  static ImmutableList<ImmutableList<String>> pairs(String info) {
    return expressions(info)
        .selectInstancesOf(Expression.Listing.class)
        .flatCollect(Expression.Listing::elements)
        .selectInstancesOf(Expression.Listing.class)
        .collect(pair -> pair.elements().collect(Target::textOf));
  }

  private static String textOf(Expression expression) {
    return expression instanceof Expression.Symbol symbol ? symbol.text() : "( )";
  }

  /** The expressions of a text; none if its parentheses are not balanced. */
  static ImmutableList<Expression> expressions(String text) {
    Outcome<ImmutableList<Expression>> read =
        GdlReader.readExpressions(new SourceText("<reply>", text));
    return read.diagnostics().hasErrors() ? Lists.immutable.empty() : read.get();
  }

  /** An id for a new match. */
  String newMatchId() {
    return "conformance." + options.seed() + "." + ++matches;
  }

  /**
   * Notes that a match may have begun under this id, letter by letter; it is aborted after the
   * check unless it has ended.
   */
  void began(String matchId) {
    openMatches.add(matchId);
  }

  /** Notes that a match has ended. */
  void ended(String matchId) {
    openMatches.remove(matchId);
  }

  /** Ends all matches that are open, whatever the player thinks of it, for the next check. */
  void release() {
    Evidence before = evidence;
    for (String id : openMatches.toSortedList()) {
      if (!isTaken("( ABORT " + id + " )", "aborted", "done")) {
        isTaken("( STOP " + id + " NIL )", "done");
      }
    }
    openMatches.clear();
    evidence = before;
  }

  /**
   * Waits until a player that has failed answers again, for a while.
   *
   * @return false if nobody listens on its port any more
   */
  boolean recover() {
    for (int i = 0; i < RECOVERIES; i++) {
      try {
        info();
        return true;
      } catch (RequirementViolation silent) {
        // It may still be busy with what was sent before.
      } catch (IOException refused) {
        return false;
      }
    }
    return true;
  }

  private boolean isTaken(String message, String... words) {
    try {
      return Lists.immutable.of(words).contains(say(message));
    } catch (RequirementViolation | IOException refused) {
      return false;
    }
  }
}
