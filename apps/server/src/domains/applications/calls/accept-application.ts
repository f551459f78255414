import { acceptApplication } from '@lqr/contract/applications/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShow } from '../act-on-application.ts'
import { decideDueAt } from '../../../clocks/case-clocks.rules.ts'
import { findPhoneCipher } from '../../identity/index.ts'

/** Whoever accepts becomes the officer the enterprise can call; the clock of the decision starts. */
export const acceptApplicationCall = bindCall(acceptApplication, (context) => {
  const { actor, params, body, db, now } = context
  return actAndShow(context, {
    id: params.id,
    action: 'accept',
    version: body.version,
    note: body.note,
    change: async () => ({
      accepted_at: now.toISOString(),
      decide_due_at: decideDueAt(now).toISOString(),
      reminded_at: null,
      officer_account_id: actor.accountId,
      officer_name: actor.displayName || actor.username,
      officer_phone_cipher: await findPhoneCipher(db, actor.accountId),
    }),
  })
})
