import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../apps/server/src/data/database.ts'
import { appendAudit } from '../../apps/server/src/http/audit.store.ts'
import { bodyHash, claimKey, keepAnswer } from '../../apps/server/src/http/idempotency.store.ts'

const ACCOUNT = '7'
const ENTRY = {
  action: caseAction(applicationCase, 'submit'),
  entity: caseEntity(applicationCase),
  entityId: '1',
  detail: { amountYuan: 500_000 },
} as const

/** What every creating call writes beside its own rows: the key of the submit, the answer kept, the audit row. */
export async function auditedWrite(db: Db): Promise<void> {
  const origin = {
    actor: { accountId: ACCOUNT, userSourceType: '1' as const },
    requestId: randomUUID(),
    ip: '10.0.0.1',
  }
  const key = randomUUID()
  await db.transaction().execute(async (tx) => {
    await claimKey(tx, { accountId: ACCOUNT, key, call: ENTRY.action, hash: bodyHash({ key }) })
    await keepAnswer(tx, { accountId: ACCOUNT, key }, JSON.stringify({ id: ENTRY.entityId }))
    await appendAudit(tx, origin, [ENTRY])
  })
}
