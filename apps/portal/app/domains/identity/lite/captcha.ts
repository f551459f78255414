import { getCaptcha, waiveCaptchaWork } from '@lqr/contract/identity/calls.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'

export interface LiteCaptcha {
  readonly uuid: string
  readonly image: string
  /** Only where it was asked for: it weighs more than the page. */
  readonly audio: string | undefined
}

export async function liteCaptcha(api: LoaderApi, request: Request): Promise<LiteCaptcha> {
  const wantsVoice = new URL(request.url).searchParams.get('voice') === '1'
  const query = { voice: wantsVoice ? 'true' : 'false' } as const
  const { uuid, image, audio } = await api(getCaptcha, { query })
  return { uuid, image, audio }
}

/** The captcha's work of a browser without scripts: waived a few times an hour for each network (decision 0122). */
export async function captchaProof(api: LoaderApi, uuid: string): Promise<{ proof?: string }> {
  const { proof } = await api(waiveCaptchaWork, { body: { uuid } })
  return proof === undefined ? {} : { proof }
}
