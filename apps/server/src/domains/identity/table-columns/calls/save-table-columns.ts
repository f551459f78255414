import { saveTableColumns } from '@lqr/contract/identity/table-column-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { keepTableColumns } from '../table-columns.store.ts'

export const saveTableColumnsCall = bindCall(saveTableColumns, async ({ actor, db, params, body, now }) => {
  const { table } = params
  const { columns } = body
  await keepTableColumns(db, { accountId: actor.accountId, table, columns, now })
  return { table, columns }
})
