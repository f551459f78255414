import { verifyCode } from '@lqr/contract/identity/calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { checkCode, useCode } from '../sms-codes.ts'
import { issueTicket } from '../tickets.ts'

export const verifyCodeCall = bindGuardedCall(
  verifyCode,
  ({ services, now, body }) => checkCode(services, now, body),
  async ({ db, services, now, body, proof: codeId }) => {
    await useCode(db, codeId, now)
    return { ticket: await issueTicket(db, services.cipher, body, now) }
  },
)
