import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { CREDIT_TOPICS, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { askSource, subjectOf, type TopicSurroundings } from './fresh-topic.ts'
import {
  type CertifiedFacts,
  findCertified,
  listTopicStates,
  saveScan,
  type TopicState,
} from './topic-state.store.ts'

export interface Scan {
  readonly certified: CertifiedFacts
  readonly states: readonly TopicState[]
  readonly isStale: boolean
}

/**
 * What is known of all topics today. A scan is good for the day it was made on, so that nothing counts in it whose publication has
 * ended since; the source is asked once for all topics, and of a company that is not certified now what it said before is shown.
 */
export async function scanTopics(surroundings: TopicSurroundings, companyId: string): Promise<Scan> {
  const { db, services, now } = surroundings
  const on = shanghaiDay(now)
  const certified = await findCertified(db, companyId)
  if (certified === undefined) throw new CallError(errors.companyNotFound)
  const states = await listTopicStates(db, companyId, on)
  if (isOfToday(states, on)) return { certified, states, isStale: false }
  if (certified.creditCode === null && states.length > 0) return { certified, states, isStale: true }
  const subject = subjectOf(certified)
  const answer = await askSource(surroundings, () => services.registry.scan(subject, on))
  if (answer === undefined) {
    if (states.length === 0) throw new CallError(errors.sourceUnavailable)
    return { certified, states, isStale: true }
  }
  await saveScan(db, companyId, answer, now.toISOString())
  return { certified, states: await listTopicStates(db, companyId, on), isStale: false }
}

/** What is known of all topics without asking anybody. */
export async function keptScan({ db, now }: TopicSurroundings, companyId: string): Promise<Scan> {
  const certified = await findCertified(db, companyId)
  if (certified === undefined) throw new CallError(errors.companyNotFound)
  return { certified, states: await listTopicStates(db, companyId, shanghaiDay(now)), isStale: true }
}

/** A topic that was read alone has no scan: the day of the oldest one counts, and all topics have to be there. */
function isOfToday(states: readonly TopicState[], on: string): boolean {
  return (
    states.length === CREDIT_TOPICS.length &&
    states.every(({ scannedAt }) => shanghaiDay(new Date(scannedAt)) === on)
  )
}

export interface TopicSummary {
  readonly topic: CreditTopicCode
  readonly isOpen: boolean
  readonly count: number | null
  readonly newestOn: string | null
  readonly isNew: boolean
  readonly fetchedAt: string | null
}

/** Each topic as the reader sees it; of what is closed to him nothing is told, not even whether there is something. */
export function summariesOf(
  { states, isStale }: Pick<Scan, 'states' | 'isStale'>,
  opens: readonly CreditTopicCode[],
  lastVisitAt: string | undefined,
): TopicSummary[] {
  const known = new Map(states.map((state) => [state.topic, state]))
  return CREDIT_TOPICS.map(({ code, ...topic }) => {
    const isOpen = opens.includes(code)
    const state = isOpen ? known.get(code) : undefined
    if (state === undefined)
      return { topic: code, isOpen, count: null, newestOn: null, isNew: false, fetchedAt: null }
    // What an old scan counted against a company may have ended since: only items that are here are counted.
    const isDoubtful = isStale && 'negative' in topic && state.fetchedAt === null
    return {
      topic: code,
      isOpen,
      count: isDoubtful ? null : state.count,
      newestOn: isDoubtful ? null : state.newestOn,
      isNew: lastVisitAt !== undefined && state.changedAt > lastVisitAt,
      fetchedAt: state.fetchedAt,
    }
  })
}

/** Of the open topics that say something for a company those that have anything; none at all is no verdict. */
export function completenessOf(summaries: readonly TopicSummary[]): number {
  const negative = new Set<string>(
    CREDIT_TOPICS.filter((topic) => 'negative' in topic).map(({ code }) => code),
  )
  const counted = summaries.filter(({ topic, isOpen }) => isOpen && !negative.has(topic))
  const filled = counted.filter(({ count }) => (count ?? 0) > 0)
  return counted.length === 0 ? 0 : Math.round((100 * filled.length) / counted.length)
}
