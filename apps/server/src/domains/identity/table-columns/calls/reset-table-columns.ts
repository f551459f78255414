import { resetTableColumns } from '@lqr/contract/identity/table-column-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { forgetTableColumns } from '../table-columns.store.ts'

export const resetTableColumnsCall = bindCall(resetTableColumns, async ({ actor, db, params }) => {
  await forgetTableColumns(db, actor.accountId, params.table)
  return { done: true }
})
