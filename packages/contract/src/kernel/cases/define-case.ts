import type { Role } from '../access.ts'
import type { ErrorDef } from '../errors.ts'

/** The parties to a case; an authority is the government of its area and the platform's operators. */
export type CaseSide = 'enterprise' | 'institution' | 'authority'

/** Where a supplying move leads: back to the state in which the clock was paused (the row's `resume_status`). */
export const RESUME = 'RESUME'

/**
 * How far a case is: `draft` is not handed in, `open` awaits a decision, `underway` is decided and goes on at the
 * institution, `over` has ended.
 */
export type CasePhase = 'draft' | 'open' | 'underway' | 'over'

export type CaseOutcome = 'reached' | 'refused'

export interface CaseState<Clock extends string = string> {
  readonly name: string
  readonly phase: CasePhase
  /** Who has to act next: such a case stands in the shared task list. */
  readonly waitsFor?: CaseSide
  /** How a case that is over has ended, where it ended well or was refused. */
  readonly outcome?: CaseOutcome
  /** The clock that runs while the case is here. */
  readonly clock?: Clock
}

/** Why a move is made, with the sentence that says it to the other side and what would change it. */
export interface CaseReason {
  readonly code: string
  readonly name: string
  readonly sentence: string
  readonly remedy: string
}

/** A time limit; its due time lies in the column `<clock>_due_at`. */
export interface CaseClock<Move extends string = string> {
  /** What must be done in time, as it stands before 时限. */
  readonly name: string
  /** The limit in working days of the province, or in calendar days. */
  readonly limit: { readonly workingDays: number } | { readonly days: number }
  /** The platform closes what nobody took up: so long after the due time, or after the case was handed in. */
  readonly expiry?: { readonly by: Move } & (
    | { readonly workingDaysAfterDue: number }
    | { readonly daysAfterSubmission: number }
  )
}

interface MoveBase<State extends string, Clock extends string> {
  readonly name: string
  /** Empty where the move opens a case. */
  readonly from: readonly State[]
  readonly to: State | typeof RESUME
  /** Whom a message goes to. */
  readonly tells: CaseSide
  readonly starts?: Clock
  readonly pauses?: Clock
  readonly resumes?: Clock
  /**
   * States in which the institution has not taken the case up: made from them by the enterprise, the move leaves the institution
   * nothing but that it was made.
   */
  readonly seals?: readonly State[]
  /** What must hold besides the state, in 中文; the server's guard of the same move checks it. */
  readonly guard?: string
  /** What is remarked with it is for the mover's own side: neither the enterprise nor another side reads it. */
  readonly isInternal?: true
  /** The case says why, by one of these codes. */
  readonly reasons?: readonly CaseReason[]
}

/** A move of a person at the institution or the authority, of the enterprise, or of the platform by itself. */
export type CaseMove<State extends string = string, Clock extends string = string> =
  | (MoveBase<State, Clock> & {
      readonly side: 'institution' | 'authority'
      readonly roles: readonly Role[]
      /** Whoever makes it becomes the responsible officer. */
      readonly assigns?: true
    })
  | (MoveBase<State, Clock> & {
      readonly side: 'enterprise'
      /** Only a certified enterprise; without it every certification state may. */
      readonly certified?: true
    })
  | (MoveBase<State, Clock> & { readonly side: 'platform' })

/** A kind of case (docs/decisions/0040-one-case-kernel.md): everything that server, console, docs and tests derive from it. */
export interface CaseDeclaration<
  States extends Readonly<Record<string, CaseState>> = Readonly<Record<string, CaseState>>,
  Moves extends Readonly<Record<string, CaseMove>> = Readonly<Record<string, CaseMove>>,
  Clocks extends Readonly<Record<string, CaseClock>> = Readonly<Record<string, CaseClock>>,
> {
  readonly kind: string
  /** As in a list of many kinds. */
  readonly label: string
  /** Its cases as affairs of an organisation that ends: with a way ahead, and over. */
  readonly affairs: { readonly going: string; readonly over: string }
  /** Before the day and the serial of a number. */
  readonly numberPrefix: string
  /** The entity of its audit rows; their actions are `<move>-<kind>`. */
  readonly auditEntity: { readonly code: string; readonly name: string }
  readonly errors: {
    readonly notFound: ErrorDef
    readonly illegalMove: ErrorDef
    readonly staleVersion: ErrorDef
  }
  readonly states: States
  /** The move that hands a case in comes first; it starts from nothing or from a draft, and others may open a case too. */
  readonly moves: Moves
  readonly clocks: Clocks
}

export type AnyCase = CaseDeclaration
export type StateOf<D extends AnyCase> = Extract<keyof D['states'], string>
export type MoveOf<D extends AnyCase> = Extract<keyof D['moves'], string>
export type ClockOf<D extends AnyCase> = Extract<keyof D['clocks'], string>

/** The moves a person of that side makes on a case that there is. */
export type MoveOfSide<D extends AnyCase, Side extends CaseSide> = {
  [M in MoveOf<D>]: D['moves'][M] extends { side: Side }
    ? D['moves'][M] extends { from: readonly [] }
      ? never
      : M
    : never
}[MoveOf<D>]

/** The moves that open a case. */
export type OpeningMoveOf<D extends AnyCase> = {
  [M in MoveOf<D>]: D['moves'][M] extends { from: readonly [] } ? M : never
}[MoveOf<D>]

/** The moves whose declaration names a condition besides the state. */
export type GuardedMoveOf<D extends AnyCase> = {
  [M in MoveOf<D>]: D['moves'][M] extends { guard: string } ? M : never
}[MoveOf<D>]

/** Declares a kind of case; states, moves and clocks must name one another, or it does not compile. */
export function defineCase<
  const Kind extends string,
  const States extends Readonly<Record<string, CaseState<Extract<keyof Clocks, string>>>>,
  const Moves extends Readonly<
    Record<string, CaseMove<Extract<keyof States, string>, Extract<keyof Clocks, string>>>
  > & { readonly submit: CaseMove<Extract<keyof States, string>, Extract<keyof Clocks, string>> },
  const Clocks extends Readonly<Record<string, CaseClock>>,
>(
  declaration: CaseDeclaration<States, Moves, Clocks> & { readonly kind: Kind },
): CaseDeclaration<States, Moves, Clocks> & { readonly kind: Kind } {
  return declaration
}
