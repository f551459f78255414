import { NEED_CONSENT } from '@lqr/contract/financing/consent.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/need-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteNeedCopy } from './copy.ts'
import { loadNeedForm, needSend } from './need-form.ts'

const texts = liteNeedCopy.form

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadNeedForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => needSend(request, api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteNeedForm({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, isPublished, fields, typed, number } = loaderData
  const id = actionData?.rowId ?? loaderData.id
  if (standing === 'closed')
    return (
      <>
        <h1 className="text-head">{texts.title}</h1>
        <p>
          {texts.closed} <a href={`/lite/need?id=${id}`}>{texts.toNeed}</a>
        </p>
      </>
    )
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {standing === 'notCertified' && (
        <p>
          {texts.notCertified}{' '}
          <a href="/lite/certification" className={buttonStyle('secondary', 'small')}>
            {texts.certify}
          </a>
        </p>
      )}
      <PlainForm
        fields={fields}
        state={actionData ?? { typed, errors: {} }}
        number={number}
        submit={isPublished ? texts.change : texts.publish}
        action={id === undefined ? '/lite/needForm' : `/lite/needForm?id=${id}`}
        keepsRow={!isPublished}
      >
        {!isPublished && (
          <details>
            <summary className="min-h-11 cursor-pointer text-primary">{texts.read}</summary>
            <p className="text-note whitespace-pre-line">{NEED_CONSENT}</p>
          </details>
        )}
      </PlainForm>
      {id !== undefined && (
        <a href={`/lite/need?id=${id}`} className="inline-flex min-h-11 items-center">
          {texts.toNeed}
        </a>
      )}
    </>
  )
}
