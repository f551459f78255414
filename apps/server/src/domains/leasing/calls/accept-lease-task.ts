import { acceptLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findPhoneCipher } from '../../identity/index.ts'
import { actOnTask, nameOf } from '../act-on-lease.ts'

/** Whoever takes the need up becomes the person the enterprise can call, and sees its phone number. */
export const acceptLeaseTaskCall = bindCall(acceptLeaseTask, (context) => {
  const { actor, params, body, db, now } = context
  return actOnTask(context, {
    id: params.id,
    action: 'accept',
    version: body.version,
    note: body.note,
    change: async () => ({
      accepted_at: now.toISOString(),
      officer_account_id: actor.accountId,
      officer_name: nameOf(actor),
      officer_phone_cipher: await findPhoneCipher(db, actor.accountId),
    }),
  })
})
