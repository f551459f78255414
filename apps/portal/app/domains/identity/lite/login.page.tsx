import { login, logout } from '@lqr/contract/identity/calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { cookieText } from '@lqr/web-client/cookies/cookie-text.ts'
import { EXPIRY_COOKIE, TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/login.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { innerPage } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { signOutCookies } from '../../../shell/session/guard-notice.ts'
import { captchaProof, liteCaptcha } from './captcha.ts'
import { CaptchaPicture } from './captcha-picture.tsx'
import { liteIdentityCopy as copy } from './copy.ts'

export const handle: PageHandle = { queryKeys: ['next', 'voice', 'logout'] }

const { username, password, verificationCode, uuid } = login.body.shape
const FIELDS: readonly PlainField[] = [
  { name: 'username', schema: username, autoComplete: 'username' },
  { name: 'password', schema: password, as: 'password', autoComplete: 'current-password', isUnkept: true },
]
const CAPTCHA: PlainField = {
  name: 'verificationCode',
  schema: verificationCode,
  label: copy.captcha,
  autoComplete: 'off',
  isUnkept: true,
}
const HIDDEN: PlainField = { name: 'uuid', schema: uuid }

const nextOf = (request: Request) => innerPage(new URL(request.url).searchParams.get('next'), '/lite')

export async function loader({ request, context }: Route.LoaderArgs) {
  const captcha = await liteCaptcha(context.get(apiContext), request)
  return {
    captcha,
    fields: FIELDS.map(viewOf),
    code: viewOf(CAPTCHA),
    next: nextOf(request),
    number: submitNumber(),
  }
}

function signedInHeaders(request: Request, { access_token: token, expires_in: seconds }: TokenPair): Headers {
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = new Headers()
  headers.append('set-cookie', cookieText(TOKEN_COOKIE, token, seconds, isSecure))
  headers.append('set-cookie', cookieText(EXPIRY_COOKIE, String(seconds), seconds, isSecure))
  return headers
}

function signedOut(): Response {
  const headers = new Headers()
  for (const line of signOutCookies().slice(0, 2)) headers.append('set-cookie', line)
  return redirect('/lite', { headers, status: 303 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  if (new URL(request.url).searchParams.has('logout')) {
    // A server that does not answer must not keep anybody signed in.
    await api(logout).catch(() => undefined)
    return signedOut()
  }
  return handleForm(request, api, {
    fields: [...FIELDS, CAPTCHA, HIDDEN],
    fieldOfError: {
      'identity.captchaWrong': 'verificationCode',
      'identity.captchaUnproven': 'verificationCode',
    },
    schema: login.body,
    toBody: (body) => ({ ...body, userType: 'enterprise', client: 'portal' }),
    send: async (body) => {
      const proof = await captchaProof(api, body.uuid)
      return api(login, { body: { ...body, ...proof } })
    },
    done: (pair: TokenPair) =>
      pair.secondFactor === 'required'
        ? { typed: NOTHING_TYPED, errors: {}, refusal: copy.secondFactor }
        : redirect(nextOf(request), { headers: signedInHeaders(request, pair), status: 303 }),
  })
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.login, description: copy.loginDescription })

export default function LiteLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { captcha, fields, code, next, number } = loaderData
  const state = actionData ?? { typed: NOTHING_TYPED, errors: {} }
  const query = `next=${encodeURIComponent(next)}`
  return (
    <>
      <h1 className="text-head">{copy.login}</h1>
      <PlainForm
        fields={[...fields, code]}
        state={{ ...state, typed: withoutCode(state.typed) }}
        number={number}
        submit={copy.login}
      >
        <CaptchaPicture captcha={captcha} path={`/lite/login?${query}`} />
      </PlainForm>
      <p className="flex flex-wrap gap-4">
        <a href={`/lite/register?${query}`}>{copy.toRegister}</a>
        <a href={`/lite/userName?${query}`}>{copy.forgotUserName}</a>
      </p>
    </>
  )
}

/** Each captcha is good for one try. */
function withoutCode(typed: typeof NOTHING_TYPED): typeof NOTHING_TYPED {
  const { verificationCode: _used, ...values } = typed.values
  return { ...typed, values }
}
