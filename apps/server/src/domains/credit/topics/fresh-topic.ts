import type pg from 'pg'
import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { RegistryAnswer, RegistrySubject } from '../../../connectors/registry/registry-port.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { saveTopic } from './save-topic.ts'
import { findTopicHead, type TopicHead } from './topic-state.store.ts'

const DAY_MS = 86_400_000

/** What reading needs: the pool (a source is asked outside of any transaction), the registry and the clock. */
export interface TopicSurroundings {
  readonly db: Db
  /** Statements go by their names; for the call of one topic, which is asked most. */
  readonly pool?: pg.Pool
  readonly services: Pick<Services, 'registry' | 'log'>
  readonly now: Date
}

export interface TopicReading {
  readonly source: string
  readonly fetchedAt: string
  readonly isDemonstration: boolean
  readonly isStale: boolean
}

/** Asks the source; undefined when it cannot be asked. */
export async function askSource<T>(
  { services }: TopicSurroundings,
  ask: () => Promise<RegistryAnswer<T>>,
): Promise<RegistryAnswer<T> | undefined> {
  try {
    return await ask()
  } catch (err) {
    const isOff = err instanceof CallError && err.def === kernelErrors.connectorOff
    if (!isOff && !(err instanceof ConnectorFailure)) throw err
    services.log.warn({ err }, 'registry not read')
    return undefined
  }
}

export function subjectOf(facts: {
  corporateName: string | null
  creditCode: string | null
}): RegistrySubject {
  if (facts.creditCode === null) throw new CallError(errors.codeMissing)
  return { creditCode: facts.creditCode, name: facts.corporateName ?? '' }
}

/** Whether a topic is refused because nothing was ever read of it, and nobody can be asked now. */
export function isUnread(error: unknown): boolean {
  return (
    error instanceof CallError && (error.def === errors.sourceUnavailable || error.def === errors.codeMissing)
  )
}

/**
 * Sees to it that the items of a topic are here and no older than the topic allows. A source that cannot be asked leaves what it said
 * before, marked as stale, and so does a company that is not certified now; where nothing was ever said the call is refused.
 */
export async function freshTopic(
  surroundings: TopicSurroundings,
  companyId: string,
  topic: CreditTopicCode,
): Promise<TopicReading> {
  const head = await findTopicHead(surroundings.db, companyId, topic)
  return freshened(surroundings, companyId, topic, head)
}

/** The same where it has been read what is known of the topic; when the source was asked, `fetchedAt` is the present moment. */
export async function freshened(
  surroundings: TopicSurroundings,
  companyId: string,
  topic: CreditTopicCode,
  head: TopicHead | undefined,
): Promise<TopicReading> {
  const { db, services, now } = surroundings
  if (head === undefined) throw new CallError(errors.companyNotFound)
  const { source, fetchedAt, isDemonstration } = head
  const before = source !== null && fetchedAt !== null ? { source, fetchedAt, isDemonstration } : undefined
  const age = before ? now.getTime() - Date.parse(before.fetchedAt) : Infinity
  if (before && age < creditTopic(topic).goodForDays * DAY_MS) return { ...before, isStale: false }
  if (before && head.creditCode === null) return { ...before, isStale: true }
  const subject = subjectOf(head)
  const answer = await askSource(surroundings, () => services.registry.read(subject, topic, shanghaiDay(now)))
  if (answer === undefined) {
    if (before) return { ...before, isStale: true }
    throw new CallError(errors.sourceUnavailable)
  }
  await db.transaction().execute((tx) => saveTopic(tx, companyId, topic, answer, now))
  return {
    source: answer.source,
    fetchedAt: now.toISOString(),
    isDemonstration: answer.isDemonstration,
    isStale: false,
  }
}
