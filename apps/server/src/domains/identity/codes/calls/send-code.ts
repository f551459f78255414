import { sendCode } from '@lqr/contract/identity/calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { sendSmsCode } from '../sms-codes.ts'

export const sendCodeCall = bindGuardedCall(
  sendCode,
  (context) => sendSmsCode(context, context.query.phone, context.query.scene),
  async ({ proof }) => proof,
)
