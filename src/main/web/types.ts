/** What the server says and is asked, see src/site/markdown/browser.md. Times are milliseconds. */

/** How a request names a game: of the library, of the server's store, or by its text. */
export interface GameRef {
  id?: string;
  hash?: string;
  sheet?: string;
  view?: string;
}

/** One move for each role, in the order of the roles. */
export type JointMove = string[];

/** Share of points of the role that moves first, with its interval. */
export interface FirstMove {
  role: string;
  points: number;
  low: number;
  high: number;
}

/** A game of the library. */
export interface Game {
  id: string;
  title: string;
  summary?: string;
  roles: string[];
  kind: string;
  length: { mean: number; low: number; high: number } | null;
  branching: number | null;
  firstMove: FirstMove | null;
  board: boolean;
  picture: string;
}

/** What a game's tree has at a depth. */
export interface PerftRow {
  depth: number;
  /** Sequences of joint moves, and how many of them have ended. */
  sequences: number;
  terminal: number;
}

/** A recorded match of a game: one of the server by its id, or one with its moves. */
export interface GameRecord {
  title: string;
  id?: string;
  goals: number[];
  moves?: JointMove[];
}

/** A game with all that its page shows. */
/** Matches of one level of Gonu against a lower one; points in percent, with an interval. */
export interface StrengthRow {
  level: number;
  against: number;
  matches: number;
  points: number;
  low: number;
  high: number;
}

export interface GameDetails extends Game {
  sheet: string;
  view?: string;
  howToPlay: string;
  perft: PerftRow[];
  strength: StrengthRow[];
  records: GameRecord[];
}

/** A place of the board that can be clicked. */
export interface Site {
  id: string;
  name: string;
  title: string;
}

/** A move, what it is called, and the sites to click for it; no site means a button. */
export interface LegalMove {
  move: string;
  label: string;
  clicks: string[];
  /** Sites whose click may stand for the move where it means no other one. */
  also?: string[];
}

/** A state of a game with everything that a page draws of it. */
export interface Position {
  step: number;
  steps: number;
  roles: string[];
  control: string[];
  terminal: boolean;
  goals: (number | null)[] | null;
  /** Who begins on the far side of the board, and likes it turned. */
  farSide: string | null;
  svg: string;
  sites: Site[];
  legal: Record<string, LegalMove[]>;
  rest: { label: string; value: string }[];
  facts: string[];
  last: JointMove | null;
  lastLabels: string[] | null;
  /** For each joint move up to `steps` its labels by role. */
  labels?: string[][];
  marked: string[];
  broken: string | null;
}

/** A move that the search considers. */
export interface Candidate extends LegalMove {
  role: string;
  value: number;
  /** False if no playout went through the move: its value says nothing. */
  tried: boolean;
  visits: number;
  share: number;
}

/** What the search thinks of a position. Values are expected points from 0 to 100. */
export interface Thought {
  seconds: number;
  playouts: number;
  states: number;
  depth: number;
  proved: boolean;
  values: Record<string, number>;
  candidates: Candidate[];
  line: { moves: JointMove; labels: string[] }[];
  text: string;
}

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'forced';

/** A step of a match gone through with the search. */
export interface Review {
  step: number;
  role: string;
  played: { move: string; label: string };
  best: LegalMove;
  before: number;
  after: number;
  loss: number;
  verdict: Verdict;
  refutation: string[];
  /** How long the position was searched. */
  seconds: number;
}

export interface Seat {
  kind: 'person' | 'gonu' | 'chance';
  level?: number;
  name?: string;
  connected?: boolean;
}

/** A match in which persons take part. */
export interface Table {
  id: string;
  game: GameRef;
  title?: string;
  seats: Record<string, Seat>;
  moves: JointMove[];
  position: Position;
  clocks: Record<string, number> | null;
  turnSince: number | null;
  result: { goals: (number | null)[]; reason: string } | null;
  sequence: number;
  /** Roles that have chosen their move of this step while others have not. */
  chosen?: string[];
  /** Who asks to take a move back. */
  asking?: string | null;
  /** In an answer: the role of the token that was shown. */
  you?: string;
  tokens?: Record<string, string>;
}

export interface TableEvent {
  sequence: number;
  at: number;
  kind: string;
  table?: Table;
  role?: string;
  step?: number;
  thought?: Thought;
}

export interface Level {
  level: number;
  name: string;
  does: string;
}

/** A finding about a rule sheet. Lines and columns count from 1. */
export interface Finding {
  code?: string;
  severity?: string;
  message?: string;
  summary?: string;
  line?: number;
  column?: number;
  help?: string;
}

/** A match of the server between programs. */
export interface MatchRow {
  id: string;
  sheet: string;
  game: string;
  players: string[];
  state: string;
  reason?: string;
  goals?: (number | null)[];
  tournament?: string;
  createdAt: number;
  endedAt?: number;
  lastSequence: number;
}

/** An event of such a match; which fields are there depends on the kind. */
export interface MatchEvent {
  sequence: number;
  at: number;
  kind: string;
  step?: number;
  sheet?: string;
  gameName?: string;
  roles?: string[];
  players?: string[];
  playClock?: number;
  moves?: string[];
  errors?: string[];
  used?: number[];
  role?: string;
  value?: number;
  depth?: number;
  playouts?: number;
  line?: string;
  reason?: string;
  goals?: (number | null)[];
  detail?: string;
}

/** A match record in the form of the ggp.org servers. */
export interface MatchRecord {
  matchId?: string;
  gameName?: string;
  gameMetaURL?: string;
  ruleSheet?: string;
  playerNamesFromHost?: string[];
  moves?: string[][];
  goalValues?: (number | null)[];
}
