// Generated from the server's schemas by `npm run types`. Do not edit.

export interface Wire {
fromClient: (Hello | Learn | Answer | Declare | Undo | TakeBack | Consent | Pause | TablePause | Excuse | Vacation | Shown | Resign | Return | Plan | Wish | Say | Look | Portrait | Menu | Query | Effects | Foresee | Talks | Hint | Why)
toClient: (Welcome | Facts | Seen | Rewound | Situation | LessonNow | Sealed | Planned | Accepted | Refused | Told | Line | Trouble)
frame: (Welcome | Facts | Seen | Rewound | Situation | LessonNow | Sealed | Planned | Accepted | Refused | Told | Line | Trouble)[]
advice: Advice
menuItem: MenuItem
talksNow: TalksNow
foreseen: Foreseen
explained: Explained
}
/**
 * The first message. `token` opens a seat; a spectator sends none. A client that resumes sends the number of its
 *     last fact (`after`) and the branch that fact belongs to. `log` is the number of earlier facts it wants. With `view`
 *     it gets the position whenever that changes, with `steps` the changes of every single entry.
 */
export interface Hello {
type: "hello"
token?: (string | null)
after?: (number | null)
branch?: (number | null)
log?: number
view?: boolean
steps?: boolean
lang?: string
}
/**
 * A word of the learner at a lesson's table: `next` (has read what a step says, or the result of free play),
 *     `quiz` with the number of the answer from 0, `show` (give the answer; in free play, play the model solution),
 *     `again` (free play from its beginning), `back` (to the beginning of this step, or of the one before).
 */
export interface Learn {
type: "learn"
key: string
what: ("again" | "back" | "next" | "quiz" | "show")
answer?: number
}
/**
 * An answer in words, with the question it answers. Without a question it is an interjection. `then` holds answers
 *     to the next questions: they are played with it up to the first that is not legal, or to anything new.
 */
export interface Answer {
type: "answer"
key: string
action: string
question?: ([number, number, number] | null)
then?: string[]
}
/**
 * The result of a real die: one of the outcomes in `Situation.dice`. `number` is the number of that die.
 */
export interface Declare {
type: "declare"
key: string
outcome: string
number: number
}
/**
 * Take back one's last answer. Possible until the seat has learnt something new.
 */
export interface Undo {
type: "undo"
key: string
}
/**
 * Ask the other players to let one's last answer be taken back although the seat has learnt something new; or all
 *     answers since the beginning of one's `turn`.
 */
export interface TakeBack {
type: "take-back"
key: string
turn?: boolean
}
/**
 * Agree to the proposal of another seat, or decline it; a seat may also withdraw a vote that it asked for.
 */
export interface Consent {
type: "consent"
key: string
proposal: number
yes: boolean
}
/**
 * Ask the other party of an offer to stop the clock during the negotiation, agree to that, or start the clock
 *     again.
 */
export interface Pause {
type: "pause"
key: string
on: boolean
other?: (number | null)
}
/**
 * Ask the whole table to let the clock stand for some `hours`, or, if it stands, to let it run again (`on` false):
 *     a vote, in which more than half of the people must agree (`consent`). Silence is no agreement.
 */
export interface TablePause {
type: "table-pause"
key: string
on: boolean
hours?: number
}
/**
 * Use one excused delay for the open question.
 */
export interface Excuse {
type: "excuse"
key: string
}
/**
 * Take vacation until the morning of a day (`back`, such as 2026-11-24) in a time zone, from now or from a later
 *     day (`first`), change that, or end it or drop the plan (null): by correspondence the clock of this seat stands
 *     meanwhile.
 */
export interface Vacation {
type: "vacation"
key: string
back: (string | null)
first?: (string | null)
zone?: string
}
/**
 * This seat has been shown everything that led to its question: its clock may start.
 */
export interface Shown {
type: "shown"
key: string
/**
 * @minItems 3
 * @maxItems 3
 */
question: [number, number, number]
}
/**
 * Resign: as the rules of the game provide, otherwise a bot plays the seat to the end.
 */
export interface Resign {
type: "resign"
key: string
}
/**
 * Take one's seat back from the substitute bot.
 */
export interface Return {
type: "return"
key: string
}
/**
 * Planned answers; they replace the previous plan. The next questions get `answers`, in order, as long as each is
 *     legal. Questions of a kind named in `standing` always get the answer given there, if it is legal; a kind may be
 *     followed by conditions on the question's arguments, such as `fight-on target=BRA`.
 */
export interface Plan {
type: "plan"
key: string
answers?: string[]
standing?: {
[k: string]: string
}
}
/**
 * What the table answers for this seat: the only possible answer (`answer_for_me`), and "no" to all that only
 *     hidden cards can answer (`silence`) in this battle or turn, or but for scoring. Parts left out stay.
 */
export interface Wish {
type: "wish"
key: string
answer_for_me?: boolean
silence?: (("battle" | "scoring" | "turn") | null)
}
/**
 * A line of chat for all, or for the seats in `to`.
 */
export interface Say {
type: "say"
key: string
text: string
to?: (number[] | null)
}
/**
 * Request the position as this viewer may know it.
 */
export interface Look {
type: "look"
key: string
}
/**
 * Request the position as this viewer may know it, in full sentences.
 */
export interface Portrait {
type: "portrait"
key: string
}
/**
 * Request all candidates for an answer, legal or not, each with its refusal if it is not legal.
 */
export interface Menu {
type: "menu"
key: string
}
/**
 * Request a result about the position as this viewer may know it: odds, reach, projections. For a list of names
 *     the reply maps each name to its result and omits queries that do not exist in this position.
 */
export interface Query {
type: "query"
key: string
name: (string | string[])
}
/**
 * Request what an answer would do, as far as this seat may know it: a draft that nobody else hears of. Which
 *     answers a game can foresee is up to it; null for the others. With `prospects`, the reply at tables with hints
 *     holds what bots think of it.
 */
export interface Effects {
type: "effects"
key: string
action: string
prospects?: boolean
}
/**
 * Request what this seat would see and be asked after some answers, without giving them; the reply holds a
 *     `Foreseen`. `fill` goes on from there: with the answers that a query names (`next_point`), or with the least
 *     committal answer to each question like the first (`default`). `name` is as in `query`, for the position foreseen.
 */
export interface Foresee {
type: "foresee"
key: string
actions?: string[]
fill?: (string | null)
name?: (string | string[] | null)
}
/**
 * Request the negotiations of this seat, which allow two parties to stop the clock together (`TalksNow`).
 */
export interface Talks {
type: "talks"
key: string
}
/**
 * Request what a bot would answer for this seat. The reply holds an `Advice`: the best answer and, from a bot that
 *     searches, the answers it compared, with their chances to win; with `explains` also reasons in sentences.
 */
export interface Hint {
type: "hint"
key: string
bot?: string
explains?: boolean
}
/**
 * Ask a character why it did what a line of the log tells; `line` is the number of that fact. The reply holds an
 *     `Explained`: a sentence in the first person, from nothing but what this viewer may know.
 */
export interface Why {
type: "why"
key: string
line: number
}
/**
 * The current state for this seat. `number` is the number of the last fact. `log` holds the last facts up to it,
 *     and `rolls` the results of chance between them.
 */
export interface Welcome {
type: "welcome"
table: string
seat: (number | null)
branch: number
number: number
log: unknown[]
asked: string[]
question: (Asked | null)
unasked: string[]
over: boolean
rolls?: Rolled[]
taken_back?: TakenBack[]
}
/**
 * A question to a seat: id, message key, arguments in words, listed answers, whether there is an `only` answer that
 *     the table gives, and the silences that can be wished for where only hidden cards can answer, with the serial number
 *     of the procedure that each is about. With `forms` the list is a selection: they are the kinds of answer of which
 *     more can be said than it holds.
 */
export interface Asked {
/**
 * @minItems 3
 * @maxItems 3
 */
id: [number, number, number]
key: string
args: {
[k: string]: unknown
}
options: string[]
only?: boolean
silences?: {
[k: string]: number
}
forms?: string[]
}
/**
 * A result of chance. `at` is the number of the first fact after it in the viewer's stream, which may not have been
 *     sent yet. `roll` is its number in the roll report (0: not in the report). `said` is the outcome in words, such as
 *     "die 5", or null if the viewer may not know it.
 */
export interface Rolled {
at: number
roll: number
said?: (string | null)
}
/**
 * After fact `at` of this viewer, a seat took back an answer, or its whole `turn`, because all agreed.
 */
export interface TakenBack {
at: number
seat: number
turn: boolean
}
/**
 * New facts from number `first` on, and who is asked now. `question` and `unasked` are present only if they have
 *     changed; a null question means that this seat is no longer asked. `rolls` holds results of chance. `steps` lead from
 *     the view that the client has to the present one; without them that view follows.
 */
export interface Facts {
type: "facts"
first: number
facts: unknown[]
asked: string[]
over: boolean
question?: (Asked | null)
unasked?: string[]
clock?: ClockNow
rolls?: Rolled[]
steps?: Step[]
}
/**
 * Remaining time as of `now`: seconds in each bank, the deadline of each question and timer, whether it stands
 *     (`until` when, if the table has voted for that), when a player is `back` from vacation, when one that is `planned`
 *     begins and ends, and the days of vacation that each seat has left this year.
 */
export interface ClockNow {
now: number
banks: (number | null)[]
deadlines?: {
[k: string]: number
}
timers?: {
[k: string]: number
}
paused?: boolean
until?: (number | null)
excuses?: number[]
back?: {
[k: string]: number
}
planned?: {
/**
 * @minItems 2
 * @maxItems 2
 */
[k: string]: [number, number]
}
vacation_days?: number[]
}
/**
 * How the position changed while the next `facts` facts happened: a merge patch (RFC 7396) of the viewer's view,
 *     with the procedures under way by serial number.
 */
export interface Step {
facts: number
patch: {
[k: string]: unknown
}
}
/**
 * The position as this viewer may know it after fact `number`: all parts (`whole`), or those that have changed.
 */
export interface Seen {
type: "seen"
number: number
whole: boolean
view: {
[k: string]: unknown
}
}
/**
 * Answers were taken back: replace the local state with `welcome`.
 */
export interface Rewound {
type: "rewound"
welcome: Welcome
}
/**
 * The public state of the table apart from the position: seats, clock, proposals, number of spectators, rematch,
 *     and the die to be read out.
 */
export interface Situation {
type: "situation"
status: string
seats: SeatNow[]
clock?: (ClockNow | null)
proposals?: Proposal[]
watching?: number
rematch?: (string | null)
dice?: (DiceAsked | null)
}
/**
 * A seat, its player and its state. `bot` plays it, as its player or a substitute, with a strength of 1 to 5.
 */
export interface SeatNow {
name: string
kind: string
bot?: (string | null)
strength?: (number | null)
substitute?: boolean
resigned?: boolean
here?: boolean
}
/**
 * A request of one seat to the others: to take back its last answer (`take-back`) or its whole turn
 *     (`take-back-turn`), to which all must agree; or a vote, which more than half decide: to let the clock stand for some
 *     `seconds` (`pause`), or run again (`go-on`).
 */
export interface Proposal {
id: number
seat: number
what: string
asked: number[]
agreed: number[]
declined?: number[]
seconds?: number
}
/**
 * A real die to be read out: the number of its entry, its outcomes, the clauses that ask for it, and the seats that
 *     may declare it.
 */
export interface DiceAsked {
number: number
outcomes: string[]
clauses: string[]
seats: number[]
}
/**
 * Where a lesson stands. It replaces the one before it.
 * 
 *     `waits` says what it waits for: an `answer` to the question at the table, `next`, the answer to a `quiz`, `others`
 *     (bots in free play), what to do after the `result` of free play, or nothing (`over`). `after` is said of the step
 *     before, `reply` to the last answer. `lit` holds the right answer in words after two misses; after three,
 *     `offers_answer` is true. `would` is what the last wrong answer would have led to, where the lesson shows that.
 */
export interface LessonNow {
type: "lesson"
id: string
version: number
name: Bilingual
step: number
steps: number
waits: ("answer" | "next" | "others" | "over" | "quiz" | "result")
say?: (Bilingual | null)
after?: (Bilingual | null)
reply?: (Bilingual | null)
point?: LessonPoint[]
misses?: number
lit?: string[]
offers_answer?: boolean
quiz?: (LessonQuiz | null)
free?: (LessonFree | null)
would?: Fact[]
}
/**
 * A text in both languages, and in `further` ones by their codes.
 */
export interface Bilingual {
en: string
de: string
further?: {
[k: string]: string
}
}
/**
 * Something to look at: the spotlight as the lesson writes it, such as `area:BRA`, and what it is called.
 */
export interface LessonPoint {
point: string
name: Bilingual
}
/**
 * A question beside the table and its answers.
 */
export interface LessonQuiz {
text: Bilingual
answers: Bilingual[]
}
/**
 * Free play: a hint, the answers that are left, the marks of the stars; when it has ended, whether the goal was
 *     `reached`, and with how many stars (`earned`).
 */
export interface LessonFree {
hint: Bilingual
answers_left: number
stars?: number[]
reached?: boolean
earned?: number
}
/**
 * An event of the game: message key, arguments in words, and clauses. Its number is its place in the viewer's
 *     stream of facts.
 */
export interface Fact {
key: string
args: {
[k: string]: unknown
}
clauses: string[]
}
/**
 * Sent when a chance period or the game ends: the newest hash of the record of rolls, the number of rolls in it,
 *     and the server's signature. A device stores it and compares it with the report.
 */
export interface Sealed {
type: "sealed"
period: number
rolls: number
hash: string
signature: string
}
/**
 * The current plan and wishes of this seat. `dropped` is a planned answer that was not legal in its turn. After the
 *     facts with the numbers in `given`, a standing answer was given.
 */
export interface Planned {
type: "planned"
answers: string[]
standing: {
[k: string]: string
}
dropped?: (string | null)
given?: number[]
answer_for_me?: boolean
silence?: string
}
/**
 * The command with this key is durable and carried out; of a run, all but the `rest`.
 */
export interface Accepted {
type: "accepted"
key: string
rest?: Rest
}
/**
 * The answers of a run that were not played, and why the first of them was not.
 */
export interface Rest {
actions: string[]
reason: string
text: string
clauses?: string[]
}
/**
 * The command with this key is refused, with reason and clauses. Nothing has changed.
 */
export interface Refused {
type: "refused"
key: string
reason: string
text: string
clauses?: string[]
}
/**
 * The result of the request with this key.
 */
export interface Told {
type: "told"
key: string
data: unknown
}
/**
 * A line of chat.
 */
export interface Line {
type: "line"
number: number
seat: (number | null)
at: number
text: string
to?: (number[] | null)
}
/**
 * Why the server is about to close the socket, and whether the client should reconnect (`again`).
 */
export interface Trouble {
type: "trouble"
reason: string
text: string
again?: boolean
}
/**
 * What a bot advises a seat to answer, best first; `best` alone if it cannot tell chances.
 */
export interface Advice {
seat: number
bot: string
best: string
answers: Advised[]
}
/**
 * An answer: in words, how likely it is to win, the 95 % interval of that, and in how many imagined games it was
 *     tried. `loss` is what it costs against the best answer in chance to win, `least_loss` what it surely costs. Good
 *     answers have reasons against the others, costly ones against the best; `clauses` are behind what follows at once.
 */
export interface Advised {
action: string
chance: number
/**
 * @minItems 2
 * @maxItems 2
 */
interval: [number, number]
playouts: number
loss?: number
least_loss?: number
reasons?: Reason[]
clauses?: string[]
}
/**
 * A term of the evaluation in which an answer differs: whose term it is, how much more of it there is, as players
 *     count, which part of the difference it explains, and the sentence for it, once it was made.
 */
export interface Reason {
term: string
seat: number
amount: number
share: number
text?: string
}
/**
 * A candidate for an answer, in words. If it is not legal: reason, text and clauses. If it is legal: `detail` to
 *     look up before, and `warning` to confirm.
 */
export interface MenuItem {
action: string
reason?: (string | null)
text?: (string | null)
clauses?: string[]
detail?: string
warning?: string
}
/**
 * The negotiations of a seat, known to the parties of an offer alone: seats with an open offer (`parties`), seats
 *     it has asked to stop the clock (`asked`), seats that ask it to (`asking`), the seat with which the clock is stopped
 *     (`pausing`), and the seconds left for pauses.
 */
export interface TalksNow {
parties: number[]
asked: number[]
asking: number[]
pausing: (number | null)
left: number
}
/**
 * What a seat would see after `actions`, as far as it can know: a merge patch of its view as in `Step`, its next
 *     question with the menu, and the result of a query. `questions` holds what each action answers, if the table filled
 *     up; `rest` the answers that are not possible, and why the first of them is not.
 */
export interface Foreseen {
actions: string[]
patch: {
[k: string]: unknown
}
question: (Asked | null)
menu: MenuItem[]
questions?: Asked[]
rest?: Rest
told?: {
[k: string]: unknown
}
}
/**
 * What a character says about something it did: who speaks, and one or two sentences.
 */
export interface Explained {
seat: number
text: string
}
