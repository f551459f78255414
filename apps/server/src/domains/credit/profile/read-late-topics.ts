import { creditErrors as errors } from '@lqr/contract/credit/errors.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import * as z from 'zod'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { isUnread, readTopicPage, scanTopics } from '../topics/index.ts'

export const lateTopics = z.object({
  companyId: z.string(),
  topics: z.array(z.enum(CREDIT_TOPICS.map(({ code }) => code))),
})

const ONE = { currentPageNum: 1, pageSize: 1 }

/**
 * Reads what did not arrive while a profile was opened, so that it is computed whole the next time. Throws when a source still cannot be
 * asked for one of them; the queue tries again later.
 */
export async function readLateTopics(
  { db, registry, log, now: clock }: Services,
  { companyId, topics }: z.output<typeof lateTopics>,
): Promise<void> {
  const surroundings = { db, services: { registry, log }, now: clock() }
  await scanTopics(surroundings, companyId)
  let isMissing = false
  for (const topic of topics) {
    try {
      const { reading } = await readTopicPage(surroundings, companyId, topic, ONE)
      isMissing ||= reading.isStale
    } catch (error) {
      if (!isUnread(error)) throw error
      isMissing = true
    }
  }
  if (isMissing) throw new CallError(errors.sourceUnavailable)
}
