import { getUserName } from '@lqr/contract/identity/calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listAccountsByPhone } from '../accounts.store.ts'
import { useTicket } from '../../codes/index.ts'

/** The number has been proven, so its owner may learn what is registered with it. */
export const getUserNameCall = bindCall(getUserName, async ({ db, services, now, body }) => {
  const indexes = await useTicket(db, services.cipher, body.ticket, ['login', 'password'], now)
  const accounts = await listAccountsByPhone(db, indexes)
  return { userNames: accounts.map((account) => account.username) }
})
