import { CREDITED_STATES, DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { MATCHED_NEED_STATES } from '@lqr/contract/financing/need-case.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import type { EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import type { Measure } from '../tally.store.ts'
import type { Behind } from './companies-behind.store.ts'

/** By what the public reads the cases of a measure, beside areas. */
export type SplitName = 'status' | 'industry' | 'month' | 'year' | 'organisation' | 'side'

export interface Split {
  readonly name: SplitName
  /** The measure whose keys tell the parts: the same cases, kept by another key. */
  readonly of: Measure
  readonly part: (key: string) => string
  /** The split that this one is finer than. */
  readonly within?: { readonly name: SplitName; readonly part: (part: string) => string }
}

/** Cases that the public reads: in all, by area, and by their splits. */
export interface Family {
  readonly measure: Measure
  /** The rows that name the enterprises; undefined where each case is one, or where the rows do not tell. */
  readonly event?: Behind
  readonly splits: readonly Split[]
}

export const IN = 'in'
export const OUT = 'out'

const same = (key: string) => key
const yearOf = (month: string) => month.slice(0, 4)

/** The letter of GB/T 4754 of a division or letter; what is neither is 其他. */
export function industryLetter(key: string): string {
  const letter = /^\d/.test(key) ? industryOfDivision(key) : key
  return INDUSTRIES.some(({ code }) => code === letter) ? (letter ?? 'Z') : 'Z'
}

const months = (of: Measure): Split[] => [
  { name: 'year', of, part: yearOf },
  { name: 'month', of, part: same, within: { name: 'year', part: yearOf } },
]
/** A share has two sides: the cases in it and those that are not. */
const sides = (of: Measure, keys: readonly string[]): Split[] => [
  { name: 'side', of, part: (key) => (keys.includes(key) ? IN : OUT) },
]

const plain = [
  'decided',
  'disbursed.rated',
  'disbursed.costed',
  'disbursed.renewed',
  'disbursed.unrepaid',
  'needs',
  'reports',
  'reports.drawn',
  'questions',
  'openings.opened',
  'projects',
  'projects.invested',
] as const satisfies readonly EventMeasureCode[]

/** Every measure that a public answer reads, with the splits in which it is read. */
export const FAMILIES: readonly Family[] = [
  { measure: 'registered', splits: months('registered') },
  { measure: 'certified', splits: [] },
  {
    measure: 'applied',
    event: 'applied',
    splits: [
      { name: 'status', of: 'applied', part: same },
      { name: 'industry', of: 'applied.industry', part: industryLetter },
      ...months('applied.month'),
    ],
  },
  {
    measure: 'credited',
    event: 'credited',
    splits: [{ name: 'organisation', of: 'credited', part: same }],
  },
  { measure: 'credited.rated', event: 'credited.rated', splits: [] },
  { measure: 'disbursed', event: 'disbursed', splits: months('disbursed') },
  { measure: 'disbursed.first', event: 'disbursed.first', splits: sides('disbursed.first', ['creditOnly']) },
  {
    measure: 'disbursed.security',
    event: 'disbursed',
    splits: sides('disbursed.security', ['creditOnly']),
  },
  { measure: 'accepted', event: 'accepted', splits: sides('accepted', ['inTime']) },
  { measure: 'closed', event: 'closed', splits: sides('closed', DRAWN_STATES) },
  { measure: 'needs.ended', event: 'needs.ended', splits: sides('needs.ended', MATCHED_NEED_STATES) },
  {
    measure: 'questions.answered',
    event: 'questions.answered',
    splits: sides('questions.answered', ['inTime']),
  },
  ...plain.map((measure) => ({ measure, event: measure, splits: [] })),
  ...ZONES.flatMap(({ code }): Family[] => [
    { measure: `applied.month@${code}`, splits: months(`applied.month@${code}`) },
    { measure: `credited@${code}`, splits: [] },
    { measure: `disbursed@${code}`, splits: months(`disbursed@${code}`) },
  ]),
]

/** What the states of applications add up to in another figure. */
export const STATUS_SUMS: readonly { readonly measure: Measure; readonly states: readonly string[] }[] = [
  { measure: 'credited', states: CREDITED_STATES },
  { measure: 'disbursed', states: DRAWN_STATES },
  { measure: 'closed', states: [...DRAWN_STATES, 'REJECTED', 'EXPIRED'] },
]
