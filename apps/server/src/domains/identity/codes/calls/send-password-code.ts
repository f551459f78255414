import { sendPasswordCode } from '@lqr/contract/identity/calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { sendSmsCode } from '../sms-codes.ts'

export const sendPasswordCodeCall = bindGuardedCall(
  sendPasswordCode,
  (context) => sendSmsCode(context, context.query.phone, 'password'),
  async ({ proof }) => proof,
)
