/** Names for what goes over the wire: the generated types under the names this client uses. */
import type { components } from "./generated/api";
import type * as socket from "./generated/socket";

type Api = components["schemas"];

export type GameInfo = Api["GameInfo"];
export type OptionInfo = Api["OptionInfo"];
export type Texts = Api["Texts"];
export type Rulebook = Api["Rulebook"];
export type TableInfo = Api["TableInfo"];
export type TableList = Api["TableList"];
export type NewTable = Api["NewTable"];
export type SeatWish = Api["SeatWish"];
export type SeatInfo = Api["SeatInfo"];
export type Character = Api["CharacterInfo"];
export type FaceParts = Api["FaceParts"];
export type RoomChat = Api["RoomChat"];
export type ChatLine = Api["ChatLine"];
export type People = Api["People"];
export type Person = Api["Person"];
export type StoredData = Api["Stored"];
export type Opened = Api["Opened"];
export type JournalOpened = Api["JournalOpened"];
export type Seated = Api["Seated"];
export type FasterRules = Api["FasterRules"];
export type ClockPlan = Required<Api["ClockPlan"]>;
export type AccountInfo = Api["AccountInfo"];
export type AccountChanges = Api["Changes"];
export type MessengerInfo = Api["MessengerInfo"];
export type ChannelInfo = Api["ChannelInfo"];
export type PushDevices = Api["PushDevices"];
export type PushKey = Api["PushKey"];
export type Topic = Api["NoticeTopic"];
export type Picture = Api["Picture"];
export type Session = Api["Session"];
export type MyTables = Api["MyTables"];
export type TurnNow = Api["TurnNow"];
export type TurnsNow = Api["TurnsNow"];
export type Ladder = Api["Ladder"];
export type Standing = Api["Standing"];
export type FeedLinks = Api["FeedLinks"];
export type SeatWished = Api["SeatWished"];
export type Invitation = Api["Invitation"];
export type CompetitionInvitation = Api["CompetitionInvitation"];
export type JoinedTable = Api["JoinedTable"];
export type MyOpenings = Api["Openings"];
export type SignInWays = Api["SignInWays"];
export type MyWays = Api["MyWays"];
export type HandOver = Api["HandOver"];
export type PasskeyChallenge = Api["PasskeyChallenge"];
export type GameRecord = Api["Record"];
export type GameHistory = Api["History"];
export type Duplicate = Api["DuplicateInfo"];
export type NewDuplicate = Api["NewDuplicate"];
export type DuplicateOpened = Api["DuplicateOpened"];
export type DuplicateEntry = Api["DuplicateEntry"];
export type ComparedSeat = Api["ComparedSeat"];
export type Competition = Api["CompetitionInfo"];
export type CompetitionSummary = Api["CompetitionSummary"];
export type CompetitionList = Api["CompetitionList"];
export type CompetitionTable = Api["TableInRound"];
export type NewCompetition = Api["NewCompetition"];
export type Club = Api["ClubInfo"];
export type ClubSummary = Api["ClubSummary"];
export type ClubList = Api["ClubList"];
export type ClubLadder = Api["ClubLadder"];
export type WaitingReports = Api["WaitingReports"];
export type ClubChange = Api["ClubChange"];
export type ClubChat = Api["ClubChat"];
export type WatchPass = Api["WatchPass"];
export type SeatWishes = Api["SeatWishes"];
export type CourseInfo = Api["CourseInfo"];
export type LessonInfo = Api["LessonInfo"];
export type PracticeInfo = Api["PracticeInfo"];
export type ExerciseShown = Api["ExerciseShown"];
export type GradedAnswer = Api["GradedAnswer"];
export type Grade = GradedAnswer["grade"];
export type QuizAgain = Api["QuizAgain"];
export type Today = Api["Today"];
export type Aids = Api["ShownAids"];
export type Example = Api["Example"];
export type GlossaryTerm = Api["ShownTerm"];
export type LessonProgress = Required<Api["LessonProgress"]>;
export interface Learned {
  lessons: Record<string, LessonProgress>;
}
export type Bilingual = LessonInfo["name"];

export type FromClient = socket.Wire["fromClient"];
export type ToClient = socket.Wire["toClient"];
export type MenuItem = socket.MenuItem;
export type Advice = socket.Advice;
export type Advised = socket.Advised;
export type Asked = socket.Asked;
export type QuestionId = Asked["id"];
export type Welcome = socket.Welcome;
export type Facts = socket.Facts;
export type Seen = socket.Seen;
export type Situation = socket.Situation;
export type SeatNow = socket.SeatNow;
export type ClockNow = socket.ClockNow;
export type Proposal = socket.Proposal;
export type Planned = socket.Planned;
export type TakenBack = socket.TakenBack;
export type TalksNow = socket.TalksNow;
export type DiceAsked = socket.DiceAsked;
export type Line = socket.Line;
export type Trouble = socket.Trouble;
export type Refused = socket.Refused;
export type Accepted = socket.Accepted;
export type Rest = socket.Rest;
export type Foreseen = socket.Foreseen;
export type Explained = socket.Explained;
export type Told = socket.Told;

/** The code of a language of the server. */
export type Lang = string;
/** A language that every text is written in: rule books, lessons, names. */
export type BookLang = "en" | "de";

/** What a word or number in a fact stands for. */
export type Arg = string | number;

/** Something that happened: a message key, its arguments in words, and the clauses behind it. */
export interface Fact {
  key: string;
  args: Record<string, Arg>;
  clauses: string[];
}

/** Plain data as JSON has it: the parts of a view, an edition, the answer to a query. */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type View = Record<string, Plain>;
export type Edition = Record<string, Plain>;

/** Where a lesson stands; the server sends every part of it. */
export interface LessonNow extends Required<Omit<socket.LessonNow, "free" | "would">> {
  free: (Required<Omit<socket.LessonFree, "reached">> & Pick<socket.LessonFree, "reached">) | null;
  would: Fact[];
}
export type OwnerPages = Api["OwnerPages"];
export type OwnerPage = Api["OwnerPage"];
export type AskedDatum = Api["AskedDatum"];
export type OwnerAnswers = Api["Answers"];
export type EditionDraft = Api["EditionDraft"];
export type EditionEffect = Api["EditionEffect"];
export type MergedAnswers = Api["MergedAnswers"];
export type OwnersDisagreement = Api["OwnersDisagreement"];
