import { register, sendCode } from '@lqr/contract/identity/calls.ts'
import { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { REGISTER_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import { redirect } from 'react-router'
import * as z from 'zod'
import { innerPage } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { letterIn, shownLetter, shownLetterField } from '../../../shell/plain/shown-letter.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { captchaProof, liteCaptcha } from './captcha.ts'
import { liteIdentityCopy as copy } from './copy.ts'

const { username, password, phone, verificationCode, corporateName, consent } = register.body.shape
const { uuid, captcha } = sendCode.body.shape
const PHONE: PlainField = { name: 'phone', schema: phone, autoComplete: 'tel-national' }
const CAPTCHA: PlainField = {
  name: 'captcha',
  schema: captcha,
  label: copy.captcha,
  isUnkept: true,
  autoComplete: 'off',
}
const ACCOUNT: readonly PlainField[] = [
  PHONE,
  { name: 'verificationCode', schema: verificationCode, autoComplete: 'one-time-code' },
  { name: 'username', schema: username, autoComplete: 'username' },
  { name: 'password', schema: password, as: 'password', autoComplete: 'new-password', isUnkept: true },
  {
    name: 'passwordAgain',
    schema: password,
    label: copy.passwordAgain,
    help: '',
    as: 'password',
    autoComplete: 'new-password',
    isUnkept: true,
  },
  { name: 'corporateName', schema: corporateName, label: copy.corporateName, autoComplete: 'organization' },
]
const consentField = (title: string): PlainField => ({
  name: 'consent',
  schema: consent,
  label: copy.agree(title),
  as: 'tick',
  isUnkept: true,
})

const isAccount = (request: Request) => new URL(request.url).searchParams.get('step') === 'account'
const nextOf = (request: Request) => innerPage(new URL(request.url).searchParams.get('next'), '/lite')

/** The form of each step, and the text that is agreed to. */
export async function loadRegister(request: Request, api: LoaderApi) {
  const [drawn, agreement] = await Promise.all([
    isAccount(request) ? undefined : liteCaptcha(api, request),
    api(getAgreement, { query: {} }),
  ])
  return {
    captcha: drawn,
    proving: [PHONE, CAPTCHA].map(viewOf),
    account: [...ACCOUNT, consentField(agreement.title)].map(viewOf),
    agreement: { body: agreement.body, hidden: shownLetter(agreement.version) },
    next: nextOf(request),
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
      return api(sendCode, { query: { phone: to, scene: 'register' }, body: { ...sent, ...proof } })
    },
    done: (_sent, { typed }) => ({ typed, errors: {}, notice: copy.codeSent(typed.values.phone ?? '') }),
  })
}

async function openAccount(request: Request, api: LoaderApi) {
  const { title } = await api(getAgreement, { query: {} })
  return handleForm(request, api, {
    fields: [...ACCOUNT, consentField(title), shownLetterField],
    schema: register.body,
    fieldOfError: {
      'identity.usernameTaken': 'username',
      'identity.phoneTaken': 'phone',
      'identity.codeWrong': 'verificationCode',
      'identity.agreementOutdated': 'consent',
    },
    toBody: ({ passwordAgain: _same, ...body }, { typed }) => ({
      ...body,
      actionCode: REGISTER_ACTION_CODE,
      agreementVersion: letterIn(typed),
    }),
    problems: ({ typed: { values } }): Record<string, string> =>
      values.password === values.passwordAgain ? {} : { passwordAgain: copy.passwordsDiffer },
    send: (body) => api(register, { body }),
    done: () => redirect(`/lite/login?next=${encodeURIComponent(nextOf(request))}`, 303),
  })
}

export const registerAction = (request: Request, api: LoaderApi) =>
  isAccount(request) ? openAccount(request, api) : askCode(request, api)
