// Generated from the server's schemas by `npm run types`. Do not edit.

export interface Wire {
fromClient: (Hello | Answer | Declare | Undo | TakeBack | Consent | Pause | Excuse | Resign | Return | Plan | Say | Look | Portrait | Menu | Query | Talks | Hint)
toClient: (Welcome | Facts | Seen | Rewound | Situation | Sealed | Planned | Accepted | Refused | Told | Line | Trouble)
frame: (Welcome | Facts | Seen | Rewound | Situation | Sealed | Planned | Accepted | Refused | Told | Line | Trouble)[]
advice: Advice
menuItem: MenuItem
talksNow: TalksNow
}
/**
 * The first message: who speaks (a seat's token, or none for a spectator). When resuming, the last fact it has and
 *     the branch of play it belongs to. `log` asks for so many earlier facts, `view` for the position as it changes.
 */
export interface Hello {
type: "hello"
token?: (string | null)
after?: (number | null)
branch?: (number | null)
log?: number
view?: boolean
lang?: string
}
/**
 * An answer in words, quoting the question it answers; without a question, something said unasked.
 */
export interface Answer {
type: "answer"
key: string
action: string
question?: ([number, number, number] | null)
}
/**
 * What a real die shows, one of the outcomes that `Situation.dice` lists; `number` says which die is meant.
 */
export interface Declare {
type: "declare"
key: string
outcome: string
number: number
}
/**
 * Take back one's last answer, as long as nothing new was learnt since.
 */
export interface Undo {
type: "undo"
key: string
}
/**
 * Ask the others to let one's last answer be taken back, though something was learnt since.
 */
export interface TakeBack {
type: "take-back"
key: string
}
/**
 * Agree to what another seat has asked for, or not.
 */
export interface Consent {
type: "consent"
key: string
proposal: number
yes: boolean
}
/**
 * Ask the other party of an offer to let the clock stand while it is negotiated, agree to that, or let the clock
 *     run on.
 */
export interface Pause {
type: "pause"
key: string
on: boolean
other?: (number | null)
}
/**
 * Use up one of the excused delays for the question that waits.
 */
export interface Excuse {
type: "excuse"
key: string
}
/**
 * Give up: by the rules if they know it, otherwise a bot plays the seat to the end.
 */
export interface Resign {
type: "resign"
key: string
}
/**
 * Play again oneself, in place of the substitute.
 */
export interface Return {
type: "return"
key: string
}
/**
 * Answers to come, in place of those planned before: the next questions get `answers`, in order, as long as each
 *     is possible; questions of a kind named in `standing` always get the answer that stands there.
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
 * A line of chat, to everybody or to some seats.
 */
export interface Say {
type: "say"
key: string
text: string
to?: (number[] | null)
}
/**
 * Show me the position as I may know it.
 */
export interface Look {
type: "look"
key: string
}
/**
 * Tell me the position as I may know it, in whole sentences.
 */
export interface Portrait {
type: "portrait"
key: string
}
/**
 * Every answer one may look for now, with why not.
 */
export interface Menu {
type: "menu"
key: string
}
/**
 * Something the game can be asked about the position as I may know it: odds, reach, projections. Several names at
 *     once are answered by name; those that are none now are left out.
 */
export interface Query {
type: "query"
key: string
name: (string | string[])
}
/**
 * With whom I negotiate, so that we may let the clock stand together, and who wants to.
 */
export interface Talks {
type: "talks"
key: string
}
/**
 * What a bot would answer in my place. It is told an `Advice`: the best answer, and, from a bot that searches, the
 *     answers it compared with their chances to win.
 */
export interface Hint {
type: "hint"
key: string
bot?: string
}
/**
 * Where things stand for this seat: fact number `number` is the last one. `log` holds the last ones before it,
 *     `rolls` what chance decided between them.
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
}
/**
 * What a seat is asked: its id, message key and arguments in words, and the answers that can be listed.
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
}
/**
 * A result of chance: `at` is the number of the first fact after it in the stream of its hearer, which may not have
 *     been told yet; `roll` its number in the roll report (0: no report counts it); `said` the outcome in words such as
 *     "die 5", null where the hearer may not know it.
 */
export interface Rolled {
at: number
roll: number
said?: (string | null)
}
/**
 * What has happened since: facts from number `first` on, who is asked now. `question` and `unasked` are there only
 *     when they have changed; a question of None is: you are not asked any more. `rolls` is what chance decided.
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
}
/**
 * Time left, as of `now`: seconds in each bank, when each running question and timer is up, whether it stands.
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
excuses?: number[]
}
/**
 * The position as this seat may know it after fact `number`: the parts that have changed, or all of them.
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
 * Answers were taken back: forget what you have and take this.
 */
export interface Rewound {
type: "rewound"
welcome: Welcome
}
/**
 * All that is public about the table beside the position: seats, clock, proposals, spectators, a rematch, and a
 *     die that somebody must read out.
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
 * A seat: who sits there, and who plays it. `bot` is the bot of a bot's seat, or the substitute of a person.
 */
export interface SeatNow {
name: string
kind: string
bot?: (string | null)
substitute?: boolean
resigned?: boolean
here?: boolean
}
/**
 * Something a seat asks the others for: to take its last answer back, or to stop the clock.
 */
export interface Proposal {
id: number
seat: number
what: string
asked: number[]
agreed: number[]
}
/**
 * A real die that is to be read out: the entry it becomes, what it may show, why it is rolled, and who may say.
 */
export interface DiceAsked {
number: number
outcomes: string[]
clauses: string[]
seats: number[]
}
/**
 * A chance period has ended, or the game: the newest hash of the record of rolls, how many rolls it holds, and the
 *     server's signature. A device keeps it and compares it with the report.
 */
export interface Sealed {
type: "sealed"
period: number
rolls: number
hash: string
signature: string
}
/**
 * The answers to come of this seat, as they stand now; `dropped` is one that was not possible in the end.
 */
export interface Planned {
type: "planned"
answers: string[]
standing: {
[k: string]: string
}
dropped?: (string | null)
}
/**
 * What was said with this key is durable and done.
 */
export interface Accepted {
type: "accepted"
key: string
}
/**
 * What was said with this key is not possible, why, and by which clauses; nothing has changed.
 */
export interface Refused {
type: "refused"
key: string
reason: string
text: string
clauses?: string[]
}
/**
 * What was asked with this key.
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
 * Why the socket is about to close; whether it is worth coming back.
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
 *     tried.
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
}
/**
 * An answer one may look for: in words, why not if it is not possible, and if it is, what one would look up before
 *     giving it and what one should confirm.
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
 * What only the parties of an offer know: with which seats one stands between me and them, whom I have asked to let
 *     the clock stand, who asks me, with whom it stands; and seconds that are left for pauses.
 */
export interface TalksNow {
parties: number[]
asked: number[]
asking: number[]
pausing: (number | null)
left: number
}
