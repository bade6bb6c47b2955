package org.gonu.match;

/** Texts of match records for tests. */
final class Records {
  /** A match of one move that has every field, in the form and order of the writer. */
  static final String COIN =
      """
      {
        "matchId": "demo.coin.1",
        "randomToken": "q1W2e3R4",
        "startTime": 1700000000000,
        "gameMetaURL": "http://localhost/coin/v0/",
        "gameName": "Coin",
        "ruleSheet": "coin.kif",
        "roles": ["a","b"],
        "playerNamesFromHost": ["Ann","Bot-7"],
        "isPlayerHuman": [true,false],
        "tournamentNameFromHost": "demo",
        "scrambled": true,
        "previewClock": -1,
        "startClock": 10,
        "playClock": 5,
        "seed": 7,
        "software": "Gonu 0.1",
        "isCompleted": true,
        "isAborted": false,
        "goalValues": [100,0],
        "errors": [["",""], ["","TO"]],
        "stateTimes": [1700000000010,1700000004321],
        "states": ["( ( phase pick ) )", "( ( phase over ) ( shown heads ) )"],
        "legalCounts": [[2,1]],
        "legalMoves": [[["( pick heads )","( pick tails )"],["noop"]]],
        "matchHostPK": "0AB",
        "matchHostSignature": "A0CD",
        "ed25519PublicKey": "EF",
        "ed25519Signature": "GH",
        "moves": [["( pick heads )","noop"]]
      }
      """;

  private Records() {}
}
