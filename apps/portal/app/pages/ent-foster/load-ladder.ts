import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import type { EnterpriseTitleCode } from '@lqr/contract/reference/enterprise-titles.ts'
import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { toMatchLine } from '../../domains/policies/smart/load-smart-policy.ts'
import { namesOf } from '../../shell/code-names.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

const RUNGS: readonly EnterpriseTitleCode[] = ['innovativeSme', 'specialised', 'littleGiant']
/** Titles are few; the largest page holds them all. */
const ALL = 50

/** The rungs of the ladder, each with what leads to it: the criteria in force, answered for who asks. */
export async function loadLadder(api: LoaderApi) {
  const found = await api(matchItems, { body: { kind: 'title', pageSize: ALL } })
  const rungs = RUNGS.map((code) => ({
    code,
    name: namesOf([code], ENTERPRISE_TITLES)[0] ?? '',
    matches: found.list
      .filter(({ item }) => item.gives === code)
      .map((match) => toMatchLine(match, found.isOwn)),
  }))
  return { isOwn: found.isOwn, rungs }
}
export type Ladder = Awaited<ReturnType<typeof loadLadder>>
