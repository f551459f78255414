import type { Route } from './+types/project-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { CertifyFirst } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { toldOvertaken } from '../../../shell/plain/overtaken.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteProjectCopy } from './copy.ts'
import { loadProjectForm, projectSend } from './project-form.ts'

const texts = liteProjectCopy.form

export const handle: PageHandle = { queryKeys: ['id', 'orgNo'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProjectForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => projectSend(request, api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteProjectForm({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, isCertified, fields, typed, hidden, number } = loaderData
  const id = actionData?.rowId ?? loaderData.id
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      {isOpen ? (
        <PlainForm
          fields={fields}
          state={actionData ? toldOvertaken(actionData, hidden) : { typed, errors: {} }}
          number={number}
          hidden={hidden}
          submit={texts.submit}
          action={id === undefined ? '/lite/projectForm' : `/lite/projectForm?id=${id}`}
          keepsRow
        >
          <p className="text-note">{texts.after}</p>
        </PlainForm>
      ) : (
        <p>{texts.closed}</p>
      )}
      {id !== undefined && (
        <a href={`/lite/project?id=${id}`} className="inline-flex min-h-11 items-center">
          {texts.toProject}
        </a>
      )}
    </>
  )
}
