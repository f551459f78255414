import type { CreditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { creditTopic } from '@lqr/contract/credit/topics.ts'
import { caseCan, caseScope } from '../../../cases/case-access.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../../cases/case-progress.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { listLinkedFiles } from '../../files/index.ts'
import { maskPersonal } from '../authorisations/index.ts'
import { objectionKind } from './objection-kind.ts'
import { findSurroundings, OBJECTION_FILES, type ObjectionRecord } from './objection.store.ts'

/** An objection with its item, as it was, and its timeline; operators read of people no more than the family name. */
export async function showObjection(viewing: Viewing, row: ObjectionRecord): Promise<CreditObjection> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, objectionKind)
  const item = await findSurroundings(db, row.id, shanghaiDay(now))
  const topic = creditTopic(row.topic)
  const view = scope.companyId === row.company_id ? 'whole' : 'masked'
  return {
    id: row.id,
    number: row.number,
    companyName: item.companyName,
    topic: row.topic,
    reasonCode: row.reason_code,
    itemId: row.item_id,
    source: row.source,
    dataDate: item.dataDate,
    facts: topicFacts(topic, maskPersonal(topic.fields, item.content, view)),
    isShown: item.isShown,
    content: row.content,
    files: await listLinkedFiles(db, { entity: OBJECTION_FILES, entityId: row.id }),
    correction: row.correction,
    reply: row.reply,
    ...progressOf(objectionKind, row, now),
    timeline: await timelineOf(db, objectionKind, row),
    can: caseCan(objectionKind, { actor, scope, now }, row, 'enterprise', 'authority'),
    version: row.version,
  }
}
