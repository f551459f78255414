import { updatePhone } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findAccountById, replacePhone } from '../accounts.store.ts'
import { isNumberTaken } from '../number.store.ts'
import { sealPhone } from '../sealed-phone.ts'
import { takenField } from '../taken.ts'
import { checkCode, useCode, useTicket } from '../../codes/index.ts'

function phoneTaken() {
  return new CallError(identityErrors.phoneTaken, { fields: { phone: identityErrors.phoneTaken.msg } })
}

/** The ticket proves the number the account has, the code the number it shall have. */
export const updatePhoneCall = bindGuardedCall(
  updatePhone,
  ({ services, now, body }) =>
    checkCode(services, now, { phone: body.phone, scene: 'phone', code: body.verificationCode }),
  async ({ actor, db, services, now, body, audit, proof: codeId }) => {
    const proven = await useTicket(db, services.cipher, body.ticket, ['phone'], now)
    await useCode(db, codeId, now)
    const to = sealPhone(services.cipher, body.phone)
    const account = await findAccountById(db, actor.accountId)
    const { indexes } = to
    if (
      account &&
      (await isNumberTaken(db, { indexes, userType: account.userType, butAccount: account.id }))
    ) {
      throw phoneTaken()
    }
    const moved = await replacePhone(db, { id: actor.accountId, from: proven, to }).catch(
      (error: unknown) => {
        if (takenField(error) !== 'phone') throw error
        throw phoneTaken()
      },
    )
    if (!moved) throw new CallError(identityErrors.ticketWrong)
    audit({ action: 'update-phone', entity: 'account', entityId: actor.accountId })
    return { done: true }
  },
)
