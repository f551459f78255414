import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'
import type { ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { PageRequest } from '../../../data/paging.ts'
import { checkContradictions } from './check-contradictions.ts'
import { marksOf } from '../objections/index.ts'
import { freshTopic, type TopicReading, type TopicSurroundings } from './fresh-topic.ts'
import { type ItemRow, pageOfItems } from './topic-items.store.ts'
import { findCertified } from './topic-state.store.ts'

/** An item with the objections that stand beside it, for whoever reads it. */
interface MarkedItem extends ItemRow {
  readonly objections: readonly ObjectionMark[]
}

export interface TopicPage {
  readonly rows: readonly MarkedItem[]
  readonly total: number
  readonly reading: TopicReading
}

/** Fields that the topic has got since an item was kept are unknown of it. */
function filled({ fields }: CreditTopic, row: ItemRow): ItemRow {
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
  const reading = await freshTopic(surroundings, companyId, code)
  const wanted = { companyId, topic: code, on: shanghaiDay(now) }
  const page = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const { rows, total } = await pageOfItems(db, wanted, page, pool)
  if (code === 'basic' && reading.fetchedAt === now.toISOString()) {
    const certified = await findCertified(db, companyId)
    if (certified) await checkContradictions(db, companyId, certified, now)
  }
  const topic = creditTopic(code)
  const marks = await marksOf(
    db,
    rows.map(({ id }) => id),
    pool,
  )
  const marked = rows.map((row) => ({ ...filled(topic, row), objections: marks.get(row.id) ?? [] }))
  return { rows: marked, total, reading }
}
