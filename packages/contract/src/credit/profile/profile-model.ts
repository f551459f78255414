import type { CreditTopicCode } from '../topics.ts'

/** One answer that the facts of a topic may give, and what it counts. */
export interface ProfileBin {
  readonly code: string
  readonly label: string
  readonly points: number
}

/** One question to one topic. What is not known is none of its answers: it counts nothing. */
export interface ProfileFactor {
  readonly code: string
  readonly name: string
  readonly topic: CreditTopicCode
  /** How the answer is found. */
  readonly method: string
  /** What the company may do about it. */
  readonly improve: string
  readonly bins: readonly ProfileBin[]
}

export interface ProfileDimension {
  readonly code: string
  readonly name: string
  readonly factors: readonly ProfileFactor[]
}

/** A version of the rules. It is never edited: a change is another version, and this one stays (decision 0100). */
export interface ProfileRules {
  readonly version: string
  /** The first day that is answered by it. */
  readonly from: string
  readonly basePoints: number
  readonly dimensions: readonly ProfileDimension[]
  /** Who released it, and why. */
  readonly changedBy: string
  readonly change: string
}
