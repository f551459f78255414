import { listPersonalExports } from '@lqr/contract/identity/personal-data-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listExports } from '../personal-export.store.ts'

export const listPersonalExportsCall = bindCall(listPersonalExports, async ({ actor, db, now }) => ({
  list: await listExports(db, actor.accountId, now),
}))
