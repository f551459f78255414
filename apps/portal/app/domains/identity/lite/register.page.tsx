import { register, sendCode } from '@lqr/contract/identity/calls.ts'
import { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { REGISTER_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import { redirect } from 'react-router'
import * as z from 'zod'
import type { Route } from './+types/register.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { innerPage } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { captchaProof, liteCaptcha } from './captcha.ts'
import { CaptchaPicture } from './captcha-picture.tsx'
import { liteIdentityCopy as copy } from './copy.ts'

export const handle: PageHandle = { queryKeys: ['next', 'voice', 'step'] }

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

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [drawn, agreement] = await Promise.all([
    isAccount(request) ? undefined : liteCaptcha(api, request),
    api(getAgreement, { query: {} }),
  ])
  return {
    captcha: drawn,
    proving: [PHONE, CAPTCHA].map(viewOf),
    account: [...ACCOUNT, consentField(agreement.title)].map(viewOf),
    agreement: { title: agreement.title, body: agreement.body },
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
  const { title, version } = await api(getAgreement, { query: {} })
  return handleForm(request, api, {
    fields: [...ACCOUNT, consentField(title)],
    schema: register.body,
    fieldOfError: {
      'identity.usernameTaken': 'username',
      'identity.phoneTaken': 'phone',
      'identity.codeWrong': 'verificationCode',
      'identity.agreementOutdated': 'consent',
    },
    toBody: ({ passwordAgain: _same, ...body }) => ({
      ...body,
      actionCode: REGISTER_ACTION_CODE,
      agreementVersion: version,
    }),
    problems: ({ typed: { values } }): Record<string, string> =>
      values.password === values.passwordAgain ? {} : { passwordAgain: copy.passwordsDiffer },
    send: (body) => api(register, { body }),
    done: () => redirect(`/lite/login?next=${encodeURIComponent(nextOf(request))}`, 303),
  })
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return isAccount(request) ? openAccount(request, api) : askCode(request, api)
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.register, description: copy.registerDescription })

export default function LiteRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { captcha: drawn, proving, account, agreement, next, number } = loaderData
  const state = actionData ?? { typed: NOTHING_TYPED, errors: {} }
  const query = `next=${encodeURIComponent(next)}`
  const isProven = drawn === undefined || state.notice !== undefined
  return (
    <>
      <h1 className="text-head">{copy.register}</h1>
      {isProven ? (
        <PlainForm
          fields={account}
          state={state}
          number={number}
          submit={copy.register}
          action={`/lite/register?step=account&${query}`}
        >
          <LiteLetter title={copy.readAgreement} text={agreement.body} />
        </PlainForm>
      ) : (
        <PlainForm fields={proving} state={withoutCaptcha(state)} number={number} submit={copy.sendCode}>
          <CaptchaPicture captcha={drawn} path={`/lite/register?${query}`} />
        </PlainForm>
      )}
      <p className="flex flex-wrap gap-4">
        {isProven && <a href={`/lite/register?${query}`}>{copy.anotherPhone}</a>}
        <a href={`/lite/login?${query}`}>{copy.toLogin}</a>
      </p>
    </>
  )
}

/** Each captcha is good for one try. */
function withoutCaptcha<S extends { typed: typeof NOTHING_TYPED }>(state: S): S {
  const { captcha: _used, ...values } = state.typed.values
  return { ...state, typed: { ...state.typed, values } }
}
