import { creditObjectionCase, type ObjectionStatus } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { makePlainCases } from '../../../cases/plain-cases.fixtures.ts'
import type { Db } from '../../../data/database.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { objectionKind } from './objection-kind.ts'

const TEST_SOURCE = '示例来源'

/** An item that stands; answers its id. */
export async function makeItem(
  db: Db,
  of: { companyId: string; topic: CreditTopicCode; sourceKey: string },
): Promise<string> {
  const { id } = await db
    .insertInto('credit_item')
    .values({
      company_id: of.companyId,
      topic: of.topic,
      source: TEST_SOURCE,
      source_key: of.sourceKey,
      content: JSON.stringify({}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const OPEN: readonly ObjectionStatus[] = ['SUBMITTED', 'TAKEN']

/** Objections for the generated tests of all kinds, each to an item of its own. */
export async function makeObjectionCases(t: TestApp) {
  // Somebody has to be there who is told.
  await makeAccount(t.services.db, t.services, { sourceType: '1' })
  let serial = 0
  return makePlainCases(t, objectionKind, async (state, { companyId }) => {
    const { db, now } = t.services
    serial += 1
    const item = { companyId, topic: 'penalties', sourceKey: `penalties-${serial}` } as const
    const isDecided = !OPEN.some((one) => one === state)
    return {
      number: await nextNumber(db, creditObjectionCase, 'credit_objection_no', now()),
      org_id: null,
      area_code: DEFAULT_SUBSTATION_ID,
      item_id: await makeItem(db, item),
      topic: item.topic,
      source: TEST_SOURCE,
      source_key: item.sourceKey,
      reason_code: 'wrong',
      content: '处罚决定所列金额与决定书不一致。',
      decided_at: isDecided ? now().toISOString() : null,
      reply_due_at: now().toISOString(),
    }
  })
}
