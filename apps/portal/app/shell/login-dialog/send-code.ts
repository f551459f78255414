import type { sendCode, sendLoginCode, sendPasswordCode } from '@lqr/contract/identity/calls.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { call } from '../call.ts'

export type CodeScene = 'register' | 'login' | 'password'

/** Either the seconds until another code may be sent, or which field was refused and why. */
export type CodeResult =
  | { readonly resendAfterSeconds: number }
  | { readonly field: 'phone' | 'captcha'; readonly message: string }

interface Proof {
  readonly uuid: string
  readonly captcha: string
  readonly proof: string | undefined
}

async function send(scene: CodeScene, phone: string, body: Proof) {
  const quiet = { quiet: true }
  const query = { phone }
  if (scene === 'login') {
    const path = '/api/system/verification/verificationCodelogin'
    return call<typeof sendLoginCode>('POST', path, { query, body }, quiet)
  }
  if (scene === 'password') {
    const path = '/api/system/verification/verificationCodePass'
    return call<typeof sendPasswordCode>('POST', path, { query, body }, quiet)
  }
  const path = '/api/system/verification/verificationCodeNew'
  return call<typeof sendCode>('POST', path, { query: { phone, scene }, body }, quiet)
}

/** Sends an SMS code; the captcha is used up either way. */
export async function requestCode(scene: CodeScene, phone: string, proof: Proof): Promise<CodeResult> {
  try {
    return await send(scene, phone, proof)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const { captcha, uuid } = error.fields
    const isRefused = error.key === 'identity.captchaWrong' || error.key === 'identity.captchaUnproven'
    const aboutCaptcha = isRefused || captcha !== undefined || uuid !== undefined
    return {
      field: aboutCaptcha ? 'captcha' : 'phone',
      message: captcha ?? uuid ?? error.fields.phone ?? error.msg,
    }
  }
}
