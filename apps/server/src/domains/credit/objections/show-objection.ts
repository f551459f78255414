import type { CreditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { creditTopic } from '@lqr/contract/credit/topics.ts'
import { dayInWords } from '@lqr/contract/rules/china-day.ts'
import { caseCan, caseScope } from '../../../cases/case-access.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../../cases/case-progress.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { listLinkedFiles } from '../../files/index.ts'
import { maskPersonal } from '../authorisations/index.ts'
import { objectionKind } from './objection-kind.ts'
import { findSurroundings, OBJECTION_FILES, type ObjectionRecord } from './objection.store.ts'

/** Of what was taken back before it was taken up. */
const SEALED = { companyName: null, reasonCode: null, content: null, facts: [], files: [] }

/** An objection with its item, as it was, and its timeline; operators read of people no more than the family name. */
export async function showObjection(viewing: Viewing, row: ObjectionRecord): Promise<CreditObjection> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, objectionKind)
  const item = await findSurroundings(db, row.id, shanghaiDay(now))
  const topic = creditTopic(row.topic)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, objectionKind, row, scope)
  const view = scope.companyId === row.company_id ? 'whole' : 'masked'
  return {
    id: row.id,
    number: row.number,
    topic: row.topic,
    itemId: row.item_id,
    source: row.source,
    dataDate: item.dataDate,
    isShown: item.isShown,
    correction: row.correction,
    reply: row.reply,
    ...(isSealed
      ? SEALED
      : {
          companyName: item.companyName,
          reasonCode: row.reason_code,
          content: row.content,
          facts: topicFacts(topic, maskPersonal(topic.fields, item.content, view), dayInWords),
          files: await listLinkedFiles(db, { entity: OBJECTION_FILES, entityId: row.id }),
        }),
    ...progressOf(objectionKind, row, now),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(objectionKind, { actor, scope, now }, row, 'enterprise', 'authority'),
    version: row.version,
  }
}
