import type { Route } from './+types/report-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { toldOvertaken } from '../../../shell/plain/overtaken.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteReportCopy } from './copy.ts'
import { loadReportForm, reportSend } from './report-form.ts'

const texts = liteReportCopy.form

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReportForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => reportSend(request, api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteReportForm({ loaderData, actionData }: Route.ComponentProps) {
  const { id, batch, canEdit, fields, typed, hidden, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {canEdit ? (
        <>
          <p className="text-note">{texts.intro(batch)}</p>
          <PlainForm
            fields={fields}
            state={actionData ? toldOvertaken(actionData, hidden) : { typed, errors: {} }}
            number={number}
            hidden={hidden}
            submit={texts.submit}
            keepsRow
          >
            <p className="text-note">{texts.testsHelp}</p>
          </PlainForm>
        </>
      ) : (
        <p>{texts.closed}</p>
      )}
      <a href={`/lite/report?id=${id}`} className="inline-flex min-h-11 items-center">
        {texts.toReport}
      </a>
    </>
  )
}
