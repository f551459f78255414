import { getUserName, sendPasswordCode, verifyCode } from '@lqr/contract/identity/calls.ts'
import * as z from 'zod'
import { innerPage } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { captchaProof, liteCaptcha } from './captcha.ts'
import { liteIdentityCopy as copy } from './copy.ts'

const { phone, code } = verifyCode.body.shape
const { uuid, captcha } = sendPasswordCode.body.shape
const PHONE: PlainField = { name: 'phone', schema: phone, autoComplete: 'tel-national' }
const CODE: PlainField = { name: 'code', schema: code, autoComplete: 'one-time-code', isUnkept: true }
const CAPTCHA: PlainField = {
  name: 'captcha',
  schema: captcha,
  label: copy.captcha,
  isUnkept: true,
  autoComplete: 'off',
}

const isProof = (request: Request) => new URL(request.url).searchParams.get('step') === 'code'

/** The form of each step: the phone with a captcha, then the code that came to it. */
export async function loadUserName(request: Request, api: LoaderApi) {
  return {
    captcha: isProof(request) ? undefined : await liteCaptcha(api, request),
    asking: [PHONE, CAPTCHA].map(viewOf),
    proving: [PHONE, CODE].map(viewOf),
    next: innerPage(new URL(request.url).searchParams.get('next'), '/lite'),
    number: submitNumber(),
  }
}

/** The first step: a code by SMS to the phone. */
function askCode(request: Request, api: LoaderApi) {
  return handleForm(request, api, {
    fields: [PHONE, CAPTCHA, { name: 'uuid', schema: uuid }],
    fieldOfError: { 'identity.captchaWrong': 'captcha', 'identity.captchaUnproven': 'captcha' },
    schema: z.object({ phone, uuid, captcha }),
    toBody: (body) => body,
    send: async ({ phone: to, ...sent }) => {
      const proof = await captchaProof(api, sent.uuid)
      return api(sendPasswordCode, { query: { phone: to }, body: { ...sent, ...proof } })
    },
    done: (_sent, { typed }) => ({ typed, errors: {}, notice: copy.codeSent(typed.values.phone ?? '') }),
  })
}

/** The second step: who has the phone is told what is registered with it. */
function listNames(request: Request, api: LoaderApi) {
  return handleForm(request, api, {
    fields: [PHONE, CODE],
    fieldOfError: { 'identity.codeWrong': 'code' },
    schema: z.object({ phone, code }),
    toBody: (body) => body,
    send: async (body) => {
      const { ticket } = await api(verifyCode, { body: { ...body, scene: 'password' } })
      return api(getUserName, { body: { ticket } })
    },
    done: ({ userNames }, { typed }) => ({
      typed,
      errors: {},
      ...(userNames.length > 0 ? { notice: copy.userNames(userNames) } : { refusal: copy.noUserName }),
    }),
  })
}

export const userNameAction = (request: Request, api: LoaderApi) =>
  isProof(request) ? listNames(request, api) : askCode(request, api)
