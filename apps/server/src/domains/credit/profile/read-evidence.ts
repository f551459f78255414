import { setTimeout as pause } from 'node:timers/promises'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import {
  isUnread,
  keptScan,
  keptTopicPage,
  readTopicPage,
  scanTopics,
  type TopicState,
  type TopicSurroundings,
} from '../topics/index.ts'
import type { TopicEvidence } from './evidence.ts'

const WHOLE = { currentPageNum: 1, pageSize: 500 }
/** Sources are asked for so many topics at a time. */
const AT_ONCE = 4
/** Whoever opens a profile waits no longer than this for sources; half of it for the scan. */
const OPENING_MS = 5_000

export interface ProfileEvidence {
  readonly corporateName: string
  readonly topics: ReadonlyMap<CreditTopicCode, TopicEvidence>
  readonly isDemonstration: boolean
  readonly isStale: boolean
  /** What did not arrive in time: it counts as it was read before, or not at all, and has to be read anew. */
  readonly late: readonly CreditTopicCode[]
}

interface WantedEvidence {
  readonly wanted: readonly CreditTopicCode[]
  readonly opens: readonly CreditTopicCode[]
  readonly withinMs?: number
}

interface Found {
  readonly evidence: TopicEvidence
  readonly isStale: boolean
}

/**
 * What is known of the topics that are open: one scan says which have anything, and only those are read. Of the others nothing is read, not
 * even whether there is something. A slow source keeps nobody waiting: what has not arrived in time goes on being read and is named.
 */
export async function readEvidence(
  surroundings: TopicSurroundings,
  companyId: string,
  { wanted, opens, withinMs = OPENING_MS }: WantedEvidence,
): Promise<ProfileEvidence> {
  const ending = new AbortController()
  const after = (ms: number) => pause(ms, undefined, { signal: ending.signal }).catch(() => undefined)
  const isOver = after(withinMs)
  try {
    const scan =
      (await Promise.race([scanTopics(surroundings, companyId), after(withinMs / 2)])) ??
      (await keptScan(surroundings, companyId))
    const open = wanted.filter((topic) => opens.includes(topic))
    const read = reader(surroundings, companyId, scan)
    const arrived = await arrivedBy(isOver, open, read)
    const late = open.filter((topic) => !arrived.has(topic))
    for (const topic of late) arrived.set(topic, await keptEvidence(surroundings, companyId, topic))
    const closed = wanted.filter((topic) => !opens.includes(topic))
    return {
      corporateName: scan.certified.corporateName ?? '',
      topics: new Map<CreditTopicCode, TopicEvidence>([
        ...closed.map((topic) => [topic, { state: 'closed' }] as const),
        ...[...arrived].map(([topic, { evidence }]) => [topic, evidence] as const),
      ]),
      isDemonstration: scan.states.some(
        ({ topic, isDemonstration }) => isDemonstration && open.includes(topic),
      ),
      isStale:
        (scan.isStale && scan.states.length > 0) || [...arrived.values()].some(({ isStale }) => isStale),
      late,
    }
  } finally {
    ending.abort()
  }
}

/** Reads topics a few at a time until it is over; answers what has arrived by then. */
async function arrivedBy(
  isOver: Promise<unknown>,
  topics: readonly CreditTopicCode[],
  read: (topic: CreditTopicCode) => Promise<Found>,
): Promise<Map<CreditTopicCode, Found>> {
  const waiting = [...topics]
  const found = new Map<CreditTopicCode, Found>()
  const lane = async () => {
    for (let topic = waiting.shift(); topic !== undefined; topic = waiting.shift()) {
      found.set(topic, await read(topic))
    }
  }
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, lane)), isOver])
  waiting.length = 0
  return new Map(found)
}

/** A topic of which today's scan says that there is nothing need not be read. */
function reader(
  surroundings: TopicSurroundings,
  companyId: string,
  scan: { readonly states: readonly TopicState[]; readonly isStale: boolean },
) {
  const known = new Map(scan.states.map((state) => [state.topic, state]))
  return async (topic: CreditTopicCode): Promise<Found> => {
    const scanned = scan.isStale ? undefined : known.get(topic)
    if (scanned?.count === 0)
      return { evidence: { state: 'read', items: [], source: scanned.source }, isStale: false }
    try {
      const { rows, reading } = await readTopicPage(surroundings, companyId, topic, WHOLE)
      return { evidence: { state: 'read', items: rows, source: reading.source }, isStale: reading.isStale }
    } catch (error) {
      if (!isUnread(error)) throw error
      return { evidence: { state: 'unread' }, isStale: false }
    }
  }
}

async function keptEvidence(
  surroundings: TopicSurroundings,
  companyId: string,
  topic: CreditTopicCode,
): Promise<Found> {
  const kept = await keptTopicPage(surroundings, companyId, topic, WHOLE)
  if (kept === undefined) return { evidence: { state: 'late' }, isStale: false }
  return { evidence: { state: 'read', items: kept.rows, source: kept.reading.source }, isStale: true }
}
