import type { Route } from './+types/user-name.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { CaptchaPicture } from './captcha-picture.tsx'
import { liteIdentityCopy as copy } from './copy.ts'
import { loadUserName, userNameAction } from './user-name-form.ts'

export const handle: PageHandle = { queryKeys: ['next', 'voice', 'step'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadUserName(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  userNameAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.forgotUserName, description: copy.userNameDescription })

export default function LiteUserName({ loaderData, actionData }: Route.ComponentProps) {
  const { captcha: drawn, asking, proving, next, number } = loaderData
  const state = actionData ?? { typed: NOTHING_TYPED, errors: {} }
  const query = `next=${encodeURIComponent(next)}`
  const isAsked = drawn === undefined || state.notice !== undefined
  return (
    <>
      <h1 className="text-head">{copy.forgotUserName}</h1>
      {isAsked ? (
        <PlainForm
          fields={proving}
          state={withoutSecrets(state)}
          number={number}
          submit={copy.showUserName}
          action={`/lite/userName?step=code&${query}`}
        />
      ) : (
        <PlainForm fields={asking} state={withoutSecrets(state)} number={number} submit={copy.sendCode}>
          <CaptchaPicture captcha={drawn} path={`/lite/userName?${query}`} />
        </PlainForm>
      )}
      <p className="flex flex-wrap gap-4">
        {isAsked && <a href={`/lite/userName?${query}`}>{copy.anotherPhone}</a>}
        <a href={`/lite/login?${query}`}>{copy.backToLogin}</a>
      </p>
    </>
  )
}

/** A captcha and a code are good for one try each. */
function withoutSecrets<S extends { typed: typeof NOTHING_TYPED }>(state: S): S {
  const { captcha: _captcha, code: _code, ...values } = state.typed.values
  return { ...state, typed: { ...state.typed, values } }
}
