import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { setUserPhone } from '@lqr/contract/identity/user-admin-calls.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { sendMessage } from '../../../messages/index.ts'
import { isNumberTaken, mayLookAfter, sealPhone, takenError } from '../../accounts/index.ts'
import { ownAccountWords, phoneSet } from '../../copy.ts'
import { revokeSessionsOf } from '../../sessions/index.ts'
import { putPhone } from '../user-admin.store.ts'
import { changedUser, requireUser } from '../user-change.ts'

/** Whoever holds the lost number signs in with it no more. A second factor stays: the new number alone does not open what it guards. */
export const setUserPhoneCall = bindCall(
  setUserPhone,
  async ({ actor, db, services, params, body, audit }) => {
    const { id } = params
    const { phone: number, version, ...rest } = body
    allTaken(rest)
    if (id === actor.accountId) throw new CallError(identityErrors.ownAccount, { msg: ownAccountWords.phone })
    const before = await requireUser(db, services, id)
    if (!mayLookAfter(actor, before)) throw new CallError(identityErrors.userNotFound)
    const phone = sealPhone(services.cipher, number)
    const { userType, phoneMasked: from } = before
    if (await isNumberTaken(db, { indexes: phone.indexes, userType, butAccount: id }))
      throw takenError('phone')
    const changed = await putPhone(db, { id, version, phone })
    if (changed) {
      await revokeSessionsOf(db, id)
      await sendMessage(db, phoneSet(id, { from, to: maskPhone(number) }))
    }
    const after = await changedUser(db, services, id, changed)
    audit({ action: 'set-user-phone', entity: 'account', entityId: id })
    return after
  },
)
