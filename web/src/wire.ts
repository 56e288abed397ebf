// Written by `npm run wire` from the wire types of the server. Do not edit.

export type Plain = Record<string, unknown>;

export type SettingValue = boolean | number | string;

export type Language = 'en' | 'fr' | 'de';

export type Phase = 'open' | 'playing' | 'over' | 'aborted';

export type How = 'played' | 'resigned' | 'flagged';

export type Absent = 'bot' | 'loses' | 'wait';

export type Mood = 'triumph' | 'loss' | 'wonder';

export type Deed = 'takeback' | 'resign' | 'abort' | 'rematch' | 'again' | 'return';

/** Why something was refused: an id of a sentence with its parameters, and the sentence in the reader's language. */
export type Problem = { code: string; params: Record<string, string | number>; text: string };

export type Person = { id: string; name: string; login: string | null };

export type NewPerson = { name: string };

export type Credentials = { login: string; password: string };

export type PersonAtTable = { id: string; name: string };

/** What somebody has played of a game, at tables where they had one seat. */
export type Played = { game: string; games: number; won: number; drawn: number };

/** `move`: seconds for each decision. `bank`: seconds for the game, `increment` back for each decision. `days`: as `move`, in seconds too, for play by correspondence. */
export type Clock = { kind: 'bank' | 'days' | 'move' | 'none'; seconds: number; increment: number };

/** `me` sits down at once, several times for hot-seat; `open` waits for whoever has the link. */
export type NewChair = { kind: 'bot' | 'me' | 'open'; bot: string; name: string };

export type NewTable = {
  game: string;
  chairs: NewChair[];
  options: Record<string, SettingValue>;
  clock: Clock;
  absent: 'bot' | 'loses' | 'wait';
  private: boolean;
  many_chairs: boolean;
  seed: number | null;
};

export type Chair = {
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  bot: string | null;
  here: boolean;
  account: boolean;
};

export type Ending = {
  how: 'flagged' | 'played' | 'resigned';
  winners: number[];
  scores: number[] | null;
  by: number | null;
  told: Plain | null;
};

/** The finished game that a table goes on from, and after how many of its choices. */
export type Begun = { table: string; step: number };

/** What everybody at a table may know of it, and who `you` are there. */
export type TableFacts = {
  id: string;
  game: string;
  version: number;
  content: string;
  options: Record<string, SettingValue>;
  chairs: Chair[];
  clock: Clock;
  absent: 'bot' | 'loses' | 'wait';
  private: boolean;
  many_chairs: boolean;
  host: string;
  phase: 'aborted' | 'open' | 'over' | 'playing';
  created: string;
  commitment: string;
  secret: string | null;
  seed: number | null;
  ending: Ending | null;
  rematch: number[];
  next: string | null;
  yours: number[];
  hints: boolean;
  older: boolean;
  agreed: number[];
  begun: Begun | null;
};

/** A table in a list. */
export type TableLine = {
  id: string;
  game: string;
  phase: 'aborted' | 'open' | 'over' | 'playing';
  chairs: Chair[];
  created: string;
  yours: number[];
  your_turn: boolean;
  ending: Ending | null;
  seed: number | null;
};

/** The way to a table for somebody else. */
export type Invitation = { url: string; only_here: boolean; squares: string; size: number };

/** The id of a sentence and what it speaks of; `by` is what asks, `owner` whose things the choices name. */
export type Question = { id: string; params: Plain; kinds: Record<string, string> };

/** A step that will come, as a sentence. */
export type Coming = { step: string; seat: number | null };

/** Time left by seat when the question was put, how long ago that was, and whose clocks one may see running. */
export type ClockFace = { left: (number | null)[]; running: number[]; elapsed: number };

/** All that one seat, or a spectator, may know at a moment. `at` names the moment and goes back with a choice. */
export type Sheet = {
  at: string;
  view: Plain;
  waiting: number[];
  question: Question | null;
  menu: string[];
  sealed: string | null;
  clock: ClockFace | null;
  can: ('abort' | 'again' | 'rematch' | 'resign' | 'return' | 'takeback')[];
  coming: Coming[];
  orders: string[];
  order: string | null;
};

/** A line of the chat. */
export type Said = { n: number; person: string; name: string; text: string; time: string };

/** Everything anew: on joining, and where a change is more than one step forward. */
export type TableMessage = {
  type: 'table';
  facts: TableFacts;
  seat: number | null;
  sheet: Sheet | null;
  events: Plain[];
  chat: Said[];
  watchers: PersonAtTable[];
  muted: string[];
};

/** The table on its way, after so many of the events that come with it, by what leads back to it from its end. */
export type Frame = { told: number; changes: unknown[][] };

/** A great moment with the number of events up to its own. Its sentence has a title, too. */
export type Highlight = { told: number; sentence: Question; mood: 'loss' | 'triumph' | 'wonder' };

export type UpdateMessage = {
  type: 'update';
  changes: unknown[][];
  events: Plain[];
  frames: Frame[];
  highlights: Highlight[];
};

export type FactsMessage = { type: 'facts'; facts: TableFacts };

/** Who has come and who has gone: seats that somebody is connected to, and watchers. */
export type PresenceMessage = {
  type: 'presence';
  here: number[];
  away: number[];
  came: PersonAtTable[];
  left: string[];
};

export type ChatMessage = { type: 'chat'; said: Said };

export type MutedMessage = { type: 'muted'; muted: string[] };

/** Where the learner stands: what is said, which cards are pointed out, and which choice is awaited, if any. */
export type LessonMessage = {
  type: 'lesson';
  says: string;
  step: number;
  steps: number;
  shows: string[];
  awaits: string;
};

/** What the client asked for under this id is stored. */
export type DoneMessage = { type: 'done'; id: string };

export type RefusedMessage = { type: 'refused'; id: string; problem: Problem };

export type PongMessage = { type: 'pong' };

export type Choose = { type: 'choose'; id: string; at: string; choice: string };

export type Do = { type: 'do'; id: string; deed: 'abort' | 'again' | 'rematch' | 'resign' | 'return' | 'takeback' };

/** A standing order: the table passes for this seat until the order is taken back, which an empty one does. */
export type Stand = { type: 'stand'; id: string; order: string };

export type Say = { type: 'say'; id: string; text: string };

export type Mute = { type: 'mute'; id: string; person: string; on: boolean };

/** The host sends a spectator away. */
export type Remove = { type: 'remove'; id: string; person: string };

export type Ping = { type: 'ping' };

export type NewChoice = { seat: number; at: string; choice: string };

export type NewDeed = { seat: number; deed: 'abort' | 'again' | 'rematch' | 'resign' | 'return' | 'takeback' };

export type NewOrder = { seat: number; order: string };

export type Sit = { seat: number };

/** A seat's sheet with everything it has been told. */
export type SeatSheet = { facts: TableFacts; seat: number | null; sheet: Sheet | null; events: Plain[] };

/** A sentence with what it speaks of, and the numbers of the rules that say so. */
export type Reason = { sentence: Question; rules: string[] };

/** What keeps a seat from something; nothing where it can be chosen. */
export type Why = { reason: Reason | null };

/** An event that comes, or a sentence; and on how many of the imagined tables, where it was counted. */
export type ForecastLine = { event: Plain | null; sentence: Question | null; times: number };

/** What a choice leads to, as far as a seat may know. */
export type Forecast = { certain: ForecastLine[]; unanswered: ForecastLine[]; likely: ForecastLine[]; tables: number };

export type HintAsked = { seat: number; at: string };

/** What a strong bot would choose; how likely it thinks it is to win with that, and with the best of the others. */
export type Hint = { at: string; choice: string; worth: number | null; other: string | null; less: number | null };

export type OptionFacts = { name: string; values: SettingValue[]; default: SettingValue; most: number };

export type GameFacts = {
  id: string;
  version: number;
  content: Record<string, string>;
  seats: number[];
  usual_seats: number;
  options: OptionFacts[];
  bots: string[];
  ratings: Record<string, number>;
  lesson: boolean;
  puzzles: boolean;
  at_once: Record<string, SettingValue>;
  first: Record<string, SettingValue>;
};

/** A card in words: its name, how a sentence speaks of it, everything it says line by line, and its figures. */
export type CardFacts = { kind: string; id: string; name: string; the: string; lines: string[]; facts: Plain };

/** A part of the table, as it stands in a view: what lies there, whether it goes by names, and whose it is. */
export type ZoneFacts = { name: string; kind: string; each: boolean; named: boolean; marker: boolean };

/** What a client needs to say a game in words, in one language: Fluent messages, forms of sentences, cards. */
export type Book = {
  game: string;
  language: string;
  messages: string;
  events: Record<string, [string, string][]>;
  verbs: Record<string, string[]>;
  kinds: string[];
  cards: CardFacts[];
  steps: Record<string, string[]>;
  phrases: Record<string, string>;
  zones: ZoneFacts[];
};

export type RuleFacts = { number: string; heading: string; text: string };

export type RuleBook = { preface: string[]; rules: RuleFacts[]; notes: string[] };

/** One step of a replay: who chose what, what was told, and the table after it, as seen by whoever looks. */
export type Step = {
  seat: number | null;
  choice: string | null;
  events: Plain[];
  views: Plain[];
  changes: unknown[][];
  frames: Frame[];
  highlights: Highlight[];
};

/** Some steps of a replay. */
export type Page = { first: number; steps: Step[] };

/** What there is to look at. The steps themselves come page by page. */
export type Replay = {
  facts: TableFacts;
  seen_by: string;
  steps: number;
  page: number;
  older: boolean;
  whole: boolean;
  words: Record<string, string>;
};

/** A table of one's own that begins as a finished game stood after so many choices, with bots in all other seats. */
export type FromHere = { step: number; seat: number | null; bot: string };

/** A choice that cost much: how likely its side was to win, with the best choice and with the one that was made. */
export type Verdict = {
  step: number;
  seat: number;
  chosen: string;
  best: string;
  before: number;
  after: number;
  question: Question | null;
};

/** How a seat stood by what it could know: after so many choices, how likely it was to win. */
export type Standing = { seat: number; points: [number, number][] };

/** What a strong bot thinks of a finished game, as far as it has come. */
export type Review = { seen_by: string; done: number; of: number; standings: Standing[]; turns: Verdict[] };

/** One thing, with its figure for each seat. */
export type AccountLine = { sentence: Question; numbers: number[] };

/** Figures under a heading; what they add up to, where that is the result. */
export type Breakdown = { id: string; lines: AccountLine[]; total: number[] };

/** An event, or a sentence of its own. */
export type StoryLine = { event: Plain | null; sentence: Question | null };

/** What happened at one place, or in one battle. */
export type Chapter = { title: Question; told: StoryLine[] };

/** Your highest score under the same settings, with as many players; and the highest one before. */
export type Best = { score: number; before: number };

/** What came of a game that is over. */
export type Account = { breakdowns: Breakdown[]; story: Chapter[]; best: Best | null; turn: Verdict | null };

/** What anybody can check once a game is over: SHA-256 over the secret's 32 bytes and the table's id. */
export type Fairness = {
  table: string;
  commitment: string;
  secret: string;
  matches: boolean;
  replays: boolean | null;
};

export type NewPassword = { old: string; new: string };

/** Where you are signed in: browser and system as far as they are known, since when, and when you last came. */
export type Device = { id: string; about: string; since: string; seen: string; this: boolean };

/** A puzzle in a list, in the order of its number. */
export type PuzzleFacts = { id: string; grade: number };

/** The puzzles of a game. */
export type GamePuzzles = { game: string; task: string; puzzles: PuzzleFacts[] };

/** The puzzle of a day, by the server's date. */
export type Daily = { day: string; game: string; id: string };

/** All puzzles, and that of today. */
export type Puzzles = { today: Daily; games: GamePuzzles[] };

/** What a choice is worth: how likely the solver's side is to win with it, where that is known. */
export type Tried = { worth: number | null };

/** The best choice of a puzzle, what it gains over the next best, who finds it, and what it leads to. */
export type Solution = {
  question: Question | null;
  best: string;
  worth: number;
  other: string;
  less: number;
  finders: string[];
  forecast: Forecast;
};

export type ServerMessage = TableMessage | UpdateMessage | FactsMessage | PresenceMessage | ChatMessage | MutedMessage | LessonMessage | DoneMessage | RefusedMessage | PongMessage;

export type ClientMessage = Choose | Do | Stand | Say | Mute | Remove | Ping;
