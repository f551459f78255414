import { sendLoginCode } from '@lqr/contract/identity/calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { sendSmsCode } from '../sms-codes.ts'

export const sendLoginCodeCall = bindGuardedCall(
  sendLoginCode,
  (context) => sendSmsCode(context, context.query.phone, 'login'),
  async ({ proof }) => proof,
)
