import type { Route } from './+types/lease-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { CertifyFirst, LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteLeaseCopy } from './copy.ts'
import { leaseSend, loadLeaseForm } from './load-lease-form.ts'
import { agreedAnew, SHOWN_CONSENT } from './shown-consent.ts'

const texts = liteLeaseCopy.form

export const handle: PageHandle = { queryKeys: [] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLeaseForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => leaseSend(api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteLeaseForm({ loaderData, actionData }: Route.ComponentProps) {
  const { isCertified, fields, typed, draft, receivers, consent, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      <PlainForm
        fields={fields}
        state={agreedAnew(actionData ?? { typed, errors: {} }, consent.mark)}
        number={number}
        submit={texts.submit}
        draft={draft}
        hidden={{ [SHOWN_CONSENT]: consent.mark }}
      >
        {receivers && (
          <p className="text-note">
            {texts.receivers}：{receivers}
          </p>
        )}
        <p className="text-note">{texts.receiversNote}</p>
        <LiteLetter title={texts.read} text={consent.text} />
      </PlainForm>
    </>
  )
}
