import { listUsers } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { lookedAfter } from '../../accounts/index.ts'
import { listUserRows } from '../user-list.store.ts'

export const listUsersCall = bindCall(listUsers, ({ actor, db, services, body }) =>
  listUserRows(db, services.cipher, { ...body, userType: lookedAfter(actor) }),
)
