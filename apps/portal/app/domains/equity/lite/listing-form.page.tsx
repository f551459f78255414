import type { Route } from './+types/listing-form.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { filledLines } from '../../../shell/lite/lite-page.ts'
import { CertifyFirst, LiteLetter, LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteListingCopy } from './listing-copy.ts'
import { listingSend, loadListingForm } from './listing-form.ts'

const texts = liteListingCopy.form

export const handle: PageHandle = { queryKeys: ['itemId'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadListingForm(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => listingSend(request, api))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteListingForm({ loaderData, actionData }: Route.ComponentProps) {
  const { name, facts, obstacle, isCertified, fields, typed, draft, consent, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <LiteLines title={name} lines={filledLines(facts)} />
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      {obstacle ? (
        <p>
          {obstacle.words}{' '}
          {obstacle.href && (
            <a href={obstacle.href} className="underline">
              {texts.openIt}
            </a>
          )}
        </p>
      ) : (
        <>
          <p className="text-note">{texts.intro}</p>
          <PlainForm
            fields={fields}
            state={actionData ?? { typed, errors: {} }}
            number={number}
            submit={texts.submit}
            draft={draft}
          >
            <LiteLetter title={texts.read} text={consent} />
          </PlainForm>
        </>
      )}
    </>
  )
}
