import { waiveCaptchaWork } from '@lqr/contract/identity/calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { doneWork } from '../captcha-work.ts'

export const waiveCaptchaWorkCall = bindCall(waiveCaptchaWork, async ({ services, body }) =>
  services.config.captchaWork ? { proof: await doneWork(services.cipher, body.uuid) } : {},
)
