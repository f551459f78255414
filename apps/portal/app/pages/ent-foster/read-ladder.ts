import { ITEM_PURPOSES } from '@lqr/contract/policies/item-kinds.ts'
import { getPolicyProfile, matchItems } from '@lqr/contract/policies/match-calls.ts'
import type { PolicyMatch } from '@lqr/contract/policies/match-entities.ts'
import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import type { ShortQuestions } from '../../domains/policies/smart/asked-questions.ts'
import { toMatchLine } from '../../domains/policies/smart/load-smart-policy.ts'
import {
  type AnswerReading,
  NO_TITLE,
  readAnswers,
  shownProfile,
  textsOf,
} from '../../domains/policies/smart/read-answers.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const { shape } = matchItems.body

/** What an address asks of the ladder: for the first time or as a renewal, and the answers of the short questionnaire. */
export function readLadder(request: Request) {
  const search = new URL(request.url).searchParams
  const { values, kept } = readFilters(search, { purpose: shape.purpose })
  const { purpose = 'first' } = values
  return { purpose, keptPurpose: kept, ...readAnswers(search) }
}
export type LadderQuery = ReturnType<typeof readLadder>

/** The texts of the short questionnaire: the answers of the address over what the own enterprise has told. */
export async function textsFor(
  api: LoaderApi,
  isOwn: boolean,
  reading: Pick<AnswerReading, 'answers' | 'texts'>,
): Promise<KeptQuery> {
  if (!isOwn) return reading.texts
  return { ...textsOf(shownProfile(await api(getPolicyProfile), reading)), ...reading.texts }
}

const TITLE_KEYS = [...ENTERPRISE_TITLES.map(({ code }) => code), NO_TITLE]

/** The answers that a short questionnaire does not ask for, such as those given at another rung: sending it must not lose them. */
export function besideAsked(answered: KeptQuery, { questions, asksTitles }: ShortQuestions): KeptQuery {
  const asked = new Set<string>([...questions.map(({ key }) => key), ...(asksTitles ? TITLE_KEYS : [])])
  return Object.fromEntries(Object.entries(answered).filter(([key]) => !asked.has(key)))
}

/** The two purposes as links that keep the answers. */
export function purposeFacets(path: string, kept: KeptQuery) {
  return ITEM_PURPOSES.map(({ code, name }) => ({
    key: code,
    label: name,
    href: addressWith(path, kept, { purpose: code === 'first' ? undefined : code }),
  }))
}

/** The answers of an item counted, and what is still short of it: of conditions that stand for each other only where none is left open. */
export function tallyOf({ verdicts, unmet, unknown }: PolicyMatch) {
  const count = (answer: PolicyMatch['verdicts'][number]['answer']) =>
    verdicts.filter((one) => one.answer === answer).length
  const isOpen = (group: number | null) =>
    group !== null &&
    verdicts.some((one) => one.group === group && one.answer !== 'unmet' && one.answer !== 'notApplicable')
  return {
    met: count('met'),
    unmet,
    unknown,
    manual: count('manual'),
    short: verdicts.flatMap(({ answer, asks, by, group }) =>
      answer === 'unmet' && !isOpen(group) ? [by ? `${asks}，${by}` : asks] : [],
    ),
  }
}

/** An item in force of a rung, answered for who asks. */
export function toRungMatch(match: PolicyMatch, isOwn: boolean) {
  return { ...toMatchLine(match, isOwn), tally: tallyOf(match) }
}
export type RungMatch = ReturnType<typeof toRungMatch>
