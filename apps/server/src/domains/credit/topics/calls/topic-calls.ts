import { callOfTopic } from '@lqr/contract/credit/topic-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { countedPage } from '../../../../data/paging.ts'
import { type BoundCall, bindCall } from '../../../../http/bind-call.ts'
import { maskPersonal, readTopics } from '../../authorisations/index.ts'
import { readTopicPage } from '../read-topic.ts'
import { findNewSince } from '../visits.store.ts'

/** One handler for every topic: the gate opens, the page is read, and what goes out to an institution leaves its row. */
export const topicCallsBound: readonly BoundCall[] = CREDIT_TOPICS.map(({ code, fields }) =>
  bindCall(callOfTopic(code), async ({ actor, params, query, db, services, now, request }) => {
    const companyId = params.id
    const { pool } = services
    return readTopics(
      { db, pool, actor, now, request },
      { companyId, topics: [code], caseNo: query.caseNo },
      async ({ by, personal }) => {
        const { rows, total, reading } = await readTopicPage(
          { db, pool, services, now },
          companyId,
          code,
          query,
        )
        const since = by === 'self' ? await findNewSince(db, actor.accountId, companyId, code) : undefined
        const list = rows.map((row) => ({
          ...row,
          objections: [...row.objections],
          isNew: since !== undefined && row.fetchedAt > since,
          content: maskPersonal(fields, row.content, personal),
        }))
        return { content: { ...countedPage(list, total, query), reading }, items: list.length }
      },
    )
  }),
)
