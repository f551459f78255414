import type { Route } from './+types/open-account.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteOpeningCopy } from './copy.ts'
import { loadOpeningForm, openingSend } from './load-opening-form.ts'

const texts = liteOpeningCopy.form

export const handle: PageHandle = { queryKeys: ['branch', 'accountType', 'areaCode', 'from'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOpeningForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => openingSend(request, api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteOpenAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { branch, type, address, fields, typed, draft, consent, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p>{[branch, type, address].filter(Boolean).join(' · ')}</p>
      <a href="/lite/branches" className="inline-flex min-h-11 items-center">
        {texts.other}
      </a>
      <PlainForm
        fields={fields}
        state={actionData ?? { typed, errors: {} }}
        number={number}
        submit={texts.submit}
        draft={draft}
      >
        <p className="text-note">{texts.materialsHelp}</p>
        <LiteLetter title={texts.read} text={consent} />
      </PlainForm>
    </>
  )
}
