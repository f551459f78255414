import { sendRegisterCode } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { requireCaptcha } from '../captcha.ts'
import { deliverCode } from '../sms-codes.ts'

/** A session stands for the captcha, and is then counted as an address of its own. */
export const sendRegisterCodeCall = bindGuardedCall(
  sendRegisterCode,
  async ({ actor, services, now, params, request }) => {
    if (actor) await services.limits.hit('sms', `account:${actor.accountId}`)
    else if (request.captcha) await requireCaptcha(services, now, request.captcha)
    else throw new CallError(identityErrors.captchaWrong)
    return deliverCode(services, now, params.phone, 'register')
  },
  async ({ proof }) => proof,
)
