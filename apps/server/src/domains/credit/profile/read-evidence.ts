import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { CallError } from '../../../http/call-error.ts'
import { readTopicPage, scanTopics, type TopicState, type TopicSurroundings } from '../topics/index.ts'
import type { TopicEvidence } from './evidence.ts'

const WHOLE = { currentPageNum: 1, pageSize: 500 }
/** Sources are asked for so many topics at a time. */
const AT_ONCE = 4

export interface ProfileEvidence {
  readonly corporateName: string
  readonly topics: ReadonlyMap<CreditTopicCode, TopicEvidence>
  readonly isDemonstration: boolean
  readonly isStale: boolean
}

/**
 * What is known of the topics that are open: one scan says which have anything, and only those are read. Of the others nothing is read, not
 * even whether there is something.
 */
export async function readEvidence(
  surroundings: TopicSurroundings,
  companyId: string,
  { wanted, opens }: { wanted: readonly CreditTopicCode[]; opens: readonly CreditTopicCode[] },
): Promise<ProfileEvidence> {
  const { certified, states, isStale } = await scanTopics(surroundings, companyId)
  const known = new Map(states.map((state) => [state.topic, state]))
  const topics = new Map<CreditTopicCode, TopicEvidence>()
  const stale: boolean[] = [isStale]
  const read = async (topic: CreditTopicCode) => {
    const found = await evidenceOf(surroundings, companyId, topic, isStale ? undefined : known.get(topic))
    topics.set(topic, found.evidence)
    stale.push(found.isStale)
  }
  for (const topic of wanted) if (!opens.includes(topic)) topics.set(topic, { state: 'closed' })
  const open = wanted.filter((topic) => opens.includes(topic))
  for (let from = 0; from < open.length; from += AT_ONCE) {
    await Promise.all(open.slice(from, from + AT_ONCE).map(read))
  }
  return {
    corporateName: certified.corporateName ?? '',
    topics,
    isDemonstration: states.some(({ topic, isDemonstration }) => isDemonstration && open.includes(topic)),
    isStale: stale.includes(true),
  }
}

/** A topic of which today's scan says that there is nothing need not be read. */
async function evidenceOf(
  surroundings: TopicSurroundings,
  companyId: string,
  topic: CreditTopicCode,
  scanned: TopicState | undefined,
): Promise<{ evidence: TopicEvidence; isStale: boolean }> {
  if (scanned?.count === 0) {
    return { evidence: { state: 'read', items: [], source: scanned.source }, isStale: false }
  }
  try {
    const { rows, reading } = await readTopicPage(surroundings, companyId, topic, WHOLE)
    return { evidence: { state: 'read', items: rows, source: reading.source }, isStale: reading.isStale }
  } catch (error) {
    if (!(error instanceof CallError) || error.def !== errors.sourceUnavailable) throw error
    return { evidence: { state: 'unread' }, isStale: false }
  }
}
