import {
  type PolicyAnswers,
  policyAnswers,
  type PolicyProfile,
  policyProfileFields,
} from '@lqr/contract/policies/profile.ts'
import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import type { KeptQuery } from '../../../shell/list-address.ts'
import { typedNumber } from '../../../shell/typed-number.ts'
import { type Question, REGISTERED, TOLD } from './questions.ts'

export const NO_TITLE = 'noTitle'
/** Keeps in addresses what a form was sent without, which they hold no text of. */
const UNTOLD = 'untold'
const LONGEST = 20
const MONTHS = 12
const NUMBER = /^-?\d{1,9}(?:\.\d{1,2})?$/

/** Every key of the address that the questionnaire uses. */
export const ANSWER_KEYS = [
  ...[...REGISTERED, ...TOLD].map(({ key }) => key),
  ...ENTERPRISE_TITLES.map(({ code }) => code),
  NO_TITLE,
  UNTOLD,
]

export interface AnswerReading {
  /** What was sent without text is null: it does not count, whatever is stored. */
  readonly answers: PolicyAnswers
  /** The text of what was understood, by its key. */
  readonly texts: KeptQuery
  /** The same as addresses keep it, with what was sent without text. */
  readonly kept: KeptQuery
  /** Labels of what makes no sense. */
  readonly wrong: readonly string[]
  /** What the form of an enterprise was sent without. */
  readonly cleared: readonly (keyof PolicyAnswers)[]
}

function textOf({ key, input }: Question, search: URLSearchParams): string {
  return (input === 'choice' ? (search.get(key) ?? '').trim() : typedNumber(search, key)).slice(0, LONGEST)
}

function valueOf({ input }: Question, text: string): unknown {
  if (input === 'choice') return text
  if (input === 'wan') return text === '0' ? 0 : tenThousandsToYuan(text)
  if (!NUMBER.test(text)) return undefined
  return input === 'years' ? Math.floor(Number(text) * MONTHS) : Number(text)
}

/**
 * What the form of an enterprise was sent without: it sends every field that it shows, also without text,
 * but no title that is not ticked. A visitor's form, which asks for what is registered too, has shown
 * nothing stored.
 */
function clearedIn(search: URLSearchParams, answers: Readonly<Record<string, unknown>>) {
  const isSent = ({ key }: Question) => search.has(key)
  if (REGISTERED.some(isSent)) return []
  const before = (search.get(UNTOLD) ?? '').split('.')
  const fields = TOLD.filter(({ key, field }) => search.get(key)?.trim() === '' || before.includes(field))
    .map(({ field }) => field)
    .filter((field) => answers[field] === undefined)
  const isTitleless = TOLD.every(isSent) || before.includes('titles')
  return isTitleless && answers.titles === undefined ? [...fields, 'titles' as const] : fields
}

/** Reads the questionnaire from the address by the contract's own fields: zero is an answer, nothing is none. */
export function readAnswers(search: URLSearchParams): AnswerReading {
  const answers: Record<string, unknown> = {}
  const texts: Record<string, string> = {}
  const wrong: string[] = []
  for (const question of [...REGISTERED, ...TOLD]) {
    const text = textOf(question, search)
    if (text === '') continue
    const { success, data } = policyAnswers.shape[question.field].safeParse(valueOf(question, text))
    if (success && data !== undefined && data !== null) {
      answers[question.field] = data
      texts[question.key] = text
    } else {
      wrong.push(question.label)
    }
  }
  const held = ENTERPRISE_TITLES.filter(({ code }) => search.get(code) === '1').map(({ code }) => code)
  for (const code of held) texts[code] = '1'
  if (held.length > 0) answers.titles = held
  else if (search.get(NO_TITLE) === '1') {
    answers.titles = []
    texts[NO_TITLE] = '1'
  }
  const cleared = clearedIn(search, answers)
  const untold = Object.fromEntries(cleared.map((field) => [field, null]))
  const kept = cleared.length > 0 ? { ...texts, [UNTOLD]: cleared.join('.') } : texts
  return { answers: policyAnswers.parse({ ...answers, ...untold }), texts, kept, wrong, cleared }
}

/** What the form shows as told by an enterprise: what is stored, and what the address says in its place. */
export function shownProfile(
  stored: PolicyProfile,
  { answers }: Pick<AnswerReading, 'answers'>,
): PolicyProfile {
  return policyProfileFields.parse({ ...stored, ...answers })
}

/** Whether an address says anything of what an enterprise tells of itself. */
export function tellsOfItself({ answers }: Pick<AnswerReading, 'answers'>): boolean {
  return Object.keys(policyProfileFields.shape).some((field) => field in answers)
}

/** What an enterprise has told so far, as the questionnaire would hold it. */
export function textsOf(profile: PolicyProfile): KeptQuery {
  const texts: Record<string, string> = {}
  for (const { key, field, input } of TOLD) {
    const value = profile[field as keyof PolicyProfile]
    if (typeof value === 'number') texts[key] = input === 'wan' ? yuanToTenThousands(value) : String(value)
    else if (typeof value === 'string') texts[key] = value
  }
  for (const code of profile.titles ?? []) texts[code] = '1'
  if (profile.titles?.length === 0) texts[NO_TITLE] = '1'
  return texts
}
