import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { drawCaptcha } from '../captcha.ts'
import { captchaAudio } from '../captcha-audio.ts'
import { captchaImage } from '../captcha-image.ts'

export const getCaptchaCall = bindGuardedCall(
  getCaptcha,
  ({ services, now, request }) => drawCaptcha(services, now, request.ip),
  async ({ query, proof: { uuid, digits, work } }) => ({
    uuid,
    image: captchaImage(digits),
    ...(query.voice === false ? {} : { audio: captchaAudio(digits) }),
    ...(work === undefined ? {} : { work }),
  }),
)
