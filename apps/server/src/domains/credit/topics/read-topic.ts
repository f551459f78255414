import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { PageRequest } from '../../../data/paging.ts'
import { checkContradictions } from './check-contradictions.ts'
import { freshened, type TopicReading, type TopicSurroundings } from './fresh-topic.ts'
import { findTopicPage, type KeptPage, type MarkedItem } from './topic-page.store.ts'
import { findCertified } from './topic-state.store.ts'

export interface TopicPage {
  readonly rows: readonly MarkedItem[]
  readonly total: number
  readonly reading: TopicReading
}

/** Fields that the topic has got since an item was kept are unknown of it. */
function filled({ fields }: CreditTopic, row: MarkedItem): MarkedItem {
  const content = Object.fromEntries(Object.keys(fields).map((key) => [key, row.content[key] ?? null]))
  return { ...row, content }
}

const wantedPage = (
  { now }: TopicSurroundings,
  companyId: string,
  topic: CreditTopicCode,
  { currentPageNum, pageSize }: PageRequest,
) => ({
  companyId,
  topic,
  on: shanghaiDay(now),
  limit: pageSize,
  offset: (currentPageNum - 1) * pageSize,
})

/** One page of a topic as of today: what has stopped being published is not there. Whether the reader may is asked before. */
export async function readTopicPage(
  surroundings: TopicSurroundings,
  companyId: string,
  code: CreditTopicCode,
  request: PageRequest,
): Promise<TopicPage> {
  const { db, pool, now } = surroundings
  const wanted = wantedPage(surroundings, companyId, code, request)
  const kept = await findTopicPage(db, wanted, pool)
  const reading = await freshened(surroundings, companyId, code, kept)
  const isAsked = reading.fetchedAt !== kept?.fetchedAt
  const page = isAsked ? await findTopicPage(db, wanted, pool) : kept
  if (code === 'basic' && isAsked) {
    const certified = await findCertified(db, companyId)
    if (certified) await checkContradictions(db, companyId, certified, now)
  }
  return { ...shownPage(code, page), reading }
}

/** The same as it is kept, without asking the source; undefined where the topic was never read. */
export async function keptTopicPage(
  surroundings: TopicSurroundings,
  companyId: string,
  code: CreditTopicCode,
  request: PageRequest,
): Promise<TopicPage | undefined> {
  const { db, pool } = surroundings
  const kept = await findTopicPage(db, wantedPage(surroundings, companyId, code, request), pool)
  if (!kept || kept.source === null || kept.fetchedAt === null) return undefined
  const { source, fetchedAt, isDemonstration } = kept
  return { ...shownPage(code, kept), reading: { source, fetchedAt, isDemonstration, isStale: true } }
}

function shownPage(code: CreditTopicCode, page: KeptPage | undefined): Pick<TopicPage, 'rows' | 'total'> {
  const topic = creditTopic(code)
  return { rows: (page?.rows ?? []).map((row) => filled(topic, row)), total: page?.total ?? 0 }
}
