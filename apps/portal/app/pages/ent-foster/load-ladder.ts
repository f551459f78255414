import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import { ENTERPRISE_TITLES, TITLE_LADDER } from '@lqr/contract/reference/enterprise-titles.ts'
import { askedQuestions } from '../../domains/policies/smart/asked-questions.ts'
import { namesOf } from '../../shell/code-names.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { besideAsked, purposeFacets, readLadder, textsFor, toRungMatch } from './read-ladder.ts'

const PATH = '/entFoster'
/** Titles are few; the largest page holds them all. */
const ALL = 100

/** The rungs of the ladder with their places and the names in force. */
export function ladderRungs() {
  return TITLE_LADDER.map((code, index) => ({
    code,
    place: index + 1,
    name: namesOf([code], ENTERPRISE_TITLES)[0] ?? '',
  }))
}

/** The rungs of the ladder, each with the criteria in force today for what is asked, answered for who asks; `beside` is what else the address holds. */
export async function loadLadder(api: LoaderApi, request: Request, beside: KeptQuery) {
  const { purpose, keptPurpose, answers, texts, kept: answered, wrong } = readLadder(request)
  const found = await api(matchItems, { body: { kind: 'title', purpose, answers, pageSize: ALL } })
  const { isOwn } = found
  const onLadder = found.list.filter(({ item }) => TITLE_LADDER.some((code) => code === item.gives))
  const kept = { ...answered, ...keptPurpose }
  const asked = askedQuestions(
    onLadder.flatMap(({ item }) => item.conditions),
    isOwn,
  )
  const cleared = { ...beside, ...keptPurpose }
  return {
    isOwn,
    purpose,
    purposes: purposeFacets(PATH, { ...beside, ...kept }),
    check: {
      path: PATH,
      kept: { ...cleared, ...besideAsked(answered, asked) },
      cleared,
      texts: await textsFor(api, isOwn, { answers, texts }),
      isOwn,
      wrong,
      ...asked,
    },
    rungs: ladderRungs().map(({ code, ...rung }) => ({
      code,
      ...rung,
      href: addressWith('/entFosterDetails', { rung: code, ...kept }),
      matches: onLadder.filter(({ item }) => item.gives === code).map((match) => toRungMatch(match, isOwn)),
    })),
  }
}
export type Ladder = Awaited<ReturnType<typeof loadLadder>>
