import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listAuditRows } from '../audit-list.store.ts'
import { findAccountIdByName } from '../../users/index.ts'

/** One row more than asked for tells whether there is a next page. */
export const listAuditCall = bindCall(listAudit, async ({ db, body }) => {
  const { username, pageSize, ...filters } = body
  const named = username ? await findAccountIdByName(db, username) : undefined
  const isNobody = Boolean(username) && named === undefined
  const isOther =
    named !== undefined && filters.actorAccountId !== undefined && filters.actorAccountId !== named
  if (isNobody || isOther) return { list: [], nextBeforeId: null }
  const actorAccountId = filters.actorAccountId ?? named
  const rows = await listAuditRows(db, { ...filters, actorAccountId, pageSize: pageSize + 1 })
  const list = rows.slice(0, pageSize)
  return { list, nextBeforeId: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null }
})
