import { listTableColumns } from '@lqr/contract/identity/table-column-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readableTables } from '../table-columns.rules.ts'
import { readTableColumns } from '../table-columns.store.ts'

export const listTableColumnsCall = bindCall(listTableColumns, async ({ actor, db }) => ({
  list: readableTables(await readTableColumns(db, actor.accountId)),
}))
