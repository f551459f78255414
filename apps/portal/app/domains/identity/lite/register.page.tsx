import type { Route } from './+types/register.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { CaptchaPicture } from './captcha-picture.tsx'
import { liteIdentityCopy as copy } from './copy.ts'
import { loadRegister, registerAction } from './register-form.ts'

export const handle: PageHandle = { queryKeys: ['next', 'voice', 'step'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRegister(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  registerAction(request, context.get(apiContext))

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
          hidden={agreement.hidden}
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
