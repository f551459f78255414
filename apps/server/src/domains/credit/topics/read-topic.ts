import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { PageRequest } from '../../../data/paging.ts'
import { checkContradictions } from './check-contradictions.ts'
import { freshened, type TopicReading, type TopicSurroundings } from './fresh-topic.ts'
import { findTopicPage, type MarkedItem } from './topic-page.store.ts'
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

/** One page of a topic as of today: what has stopped being published is not there. Whether the reader may is asked before. */
export async function readTopicPage(
  surroundings: TopicSurroundings,
  companyId: string,
  code: CreditTopicCode,
  { currentPageNum, pageSize }: PageRequest,
): Promise<TopicPage> {
  const { db, pool, now } = surroundings
  const offset = (currentPageNum - 1) * pageSize
  const wanted = { companyId, topic: code, on: shanghaiDay(now), limit: pageSize, offset }
  const kept = await findTopicPage(db, wanted, pool)
  const reading = await freshened(surroundings, companyId, code, kept)
  const isAsked = reading.fetchedAt !== kept?.fetchedAt
  const page = isAsked ? await findTopicPage(db, wanted, pool) : kept
  if (code === 'basic' && isAsked) {
    const certified = await findCertified(db, companyId)
    if (certified) await checkContradictions(db, companyId, certified, now)
  }
  const topic = creditTopic(code)
  return { rows: (page?.rows ?? []).map((row) => filled(topic, row)), total: page?.total ?? 0, reading }
}
