import { MOST_ITEMS, readCreditInformation } from '@lqr/contract/credit/information-call.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { maskPersonal, openTopics, recordDelivery } from '../authorisations/index.ts'
import { readTopicPage, type TopicSurroundings } from '../topics/index.ts'

async function readTopic(
  surroundings: TopicSurroundings,
  companyId: string,
  code: CreditTopicCode,
  personal: PersonalView,
) {
  const topic = creditTopic(code)
  const page = { currentPageNum: 1, pageSize: MOST_ITEMS }
  const { rows, total, reading } = await readTopicPage(surroundings, companyId, code, page)
  const items = rows.map(({ id, source, dataDate, isDemonstration, content, objections }) => ({
    id,
    source,
    dataDate,
    isDemonstration,
    facts: topicFacts(topic, maskPersonal(topic.fields, content, personal)),
    objections: [...objections],
  }))
  return { topic: code, total, isStale: reading.isStale, items }
}

/** All or nothing: every topic has to be in the scope of one authorisation, and one receipt covers what went out. */
export const readCreditInformationCall = bindCall(
  readCreditInformation,
  async ({ actor, body, db, services, now, request }) => {
    const { pool } = services
    const { companyId, caseNo, topics: wanted } = body
    const reading = { db, pool, actor, now, request }
    const ground = await openTopics(reading, { companyId, topics: wanted, caseNo })
    const topics = []
    for (const code of wanted) {
      topics.push(await readTopic({ db, pool, services, now }, companyId, code, ground.personal))
    }
    const items = topics.reduce((sum, topic) => sum + topic.items.length, 0)
    const receiptNo = await recordDelivery(reading, ground, {
      what: 'topic',
      topics: wanted,
      items,
      content: topics,
    })
    const isOwn = ground.by === 'self'
    return {
      companyId,
      authNo: isOwn ? null : ground.authNo,
      bizNo: isOwn ? null : ground.bizNo,
      receiptNo: receiptNo ?? null,
      topics,
    }
  },
)
