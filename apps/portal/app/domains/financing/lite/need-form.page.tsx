import { NEED_CONSENT } from '@lqr/contract/financing/consent.ts'
import type { Route } from './+types/need-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { CertifyFirst, LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { toldOvertaken } from '../../../shell/plain/overtaken.ts'
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
  const { standing, isPublished, fields, typed, hidden, number } = loaderData
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
      {standing === 'notCertified' && <CertifyFirst words={texts.notCertified} />}
      <PlainForm
        fields={fields}
        state={actionData ? toldOvertaken(actionData, hidden) : { typed, errors: {} }}
        number={number}
        hidden={hidden}
        submit={isPublished ? texts.change : texts.publish}
        action={id === undefined ? '/lite/needForm' : `/lite/needForm?id=${id}`}
        keepsRow={!isPublished}
      >
        {!isPublished && <LiteLetter title={texts.read} text={NEED_CONSENT} />}
      </PlainForm>
      {id !== undefined && (
        <a href={`/lite/need?id=${id}`} className="inline-flex min-h-11 items-center">
          {texts.toNeed}
        </a>
      )}
    </>
  )
}
