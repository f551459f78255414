import { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import { maskPersonName } from '@lqr/contract/rules/mask.ts'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readTopics } from '../../authorisations/index.ts'
import { checkContradictions } from '../check-contradictions.ts'
import { type ContradictionRow, listContradictions } from '../contradictions.store.ts'
import { completenessOf, scanTopics, summariesOf } from '../overview.ts'
import { freshTopic, isUnread, type TopicSurroundings } from '../fresh-topic.ts'
import { findVisit } from '../visits.store.ts'
import type { CertifiedFacts } from '../topic-state.store.ts'

/**
 * The company reads its registration with the overview, so that it hears of contradictions before anybody else. For others what is kept is
 * compared with what is certified today: nobody is shown what has been mended.
 */
async function compare(
  surroundings: TopicSurroundings,
  companyId: string,
  { certified, isSelf }: { certified: CertifiedFacts; isSelf: boolean },
) {
  try {
    if (isSelf) await freshTopic(surroundings, companyId, 'basic')
  } catch (error) {
    if (!isUnread(error)) throw error
    return
  }
  await checkContradictions(surroundings.db, companyId, certified, surroundings.now)
}

function shown(row: ContradictionRow, personal: PersonalView): ContradictionRow {
  if (row.field !== 'legalPersonName' || personal !== 'masked') return row
  return {
    ...row,
    certifiedValue: maskPersonName(row.certifiedValue),
    registryValue: maskPersonName(row.registryValue),
  }
}

export const getCreditOverviewCall = bindCall(
  getCreditOverview,
  async ({ actor, params, query, db, services, now, request }) => {
    const companyId = params.id
    const surroundings = { db, services, now }
    return readTopics(
      { db, pool: services.pool, actor, now, request },
      { companyId, topics: [], caseNo: query.caseNo, what: 'scan' },
      async ({ by, personal, opens }) => {
        const { certified, states, isStale } = await scanTopics(surroundings, companyId)
        const isSelf = by === 'self'
        const visit = isSelf ? await findVisit(db, actor.accountId, companyId) : undefined
        const topics = summariesOf({ states, isStale }, opens, visit)
        const [first] = states
        const seesBasic = opens.includes('basic')
        if (seesBasic) await compare(surroundings, companyId, { certified, isSelf })
        const rows = seesBasic
          ? await listContradictions(db, companyId, isSelf ? undefined : now.toISOString())
          : []
        const content = {
          companyId,
          corporateName: certified.corporateName ?? '',
          creditCode: certified.creditCode ?? '',
          topics,
          contradictions: rows.map((row) => shown(row, personal)),
          completenessPercent: completenessOf(topics),
          lastVisitAt: visit ?? null,
          scannedAt: first?.scannedAt ?? null,
          source: first?.source ?? null,
          isDemonstration: states.some(({ isDemonstration }) => isDemonstration),
          isStale,
        }
        return { content, items: topics.filter(({ isOpen }) => isOpen).length }
      },
    )
  },
)
