import { wantedAddress } from '@lqr/contract/identity/wanted-product.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/certification.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLetter, LiteRefusal } from '../../../shell/lite/lite-parts.tsx'
import { toldOvertaken } from '../../../shell/plain/overtaken.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { certificationAction, loadForm, ownRecord } from './certification-form.ts'
import { liteCertificationCopy as copy } from './copy.ts'

export const handle: PageHandle = { queryKeys: ['done', 'change', 'corrected'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const own = await ownRecord(request, api)
  const { certiFlg, rejectReason, can } = own.record
  const { wanted } = own
  const { searchParams } = new URL(request.url)
  const isChanging = searchParams.has('change')
  const about = {
    certiFlg,
    isChanging,
    isAsked: certiFlg !== 3 || isChanging,
    isCorrected: searchParams.has('corrected'),
    rejectReason,
    wanted: wanted && { name: wanted.name, href: wantedAddress(wanted).replace('/product', '/lite') },
  }
  return { about, form: can.submit ? await loadForm(api, own) : undefined }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  certificationAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.title, description: copy.description })

function Standing({ about }: { about: Route.ComponentProps['loaderData']['about'] }) {
  const { certiFlg, isChanging, isCorrected, rejectReason, wanted } = about
  if (certiFlg === 4) return <p className="text-warning">{copy.rejected(rejectReason ?? '')}</p>
  if (certiFlg === 2) return <p role="status">{copy.waiting}</p>
  if (certiFlg !== 3) return null
  if (isChanging) return <p>{copy.changing}</p>
  return (
    <>
      {isCorrected && <p role="status">{copy.corrected}</p>}
      <p>
        {copy.certified}
        <a href="/lite/certification?change=1">{copy.change}</a>
      </p>
      <a href={wanted?.href ?? '/financial'} className={buttonStyle('primary')}>
        {wanted ? copy.wanted(wanted.name) : copy.products}
      </a>
    </>
  )
}

export default function LiteCertification({ loaderData, actionData }: Route.ComponentProps) {
  const { about, form } = loaderData
  return (
    <>
      <h1 className="text-head">{copy.title}</h1>
      <Standing about={about} />
      {!form && <LiteRefusal text={actionData?.refusal} />}
      {form && (about.isAsked || actionData) && (
        <PlainForm
          fields={form.fields}
          state={actionData ? toldOvertaken(actionData, form.hidden) : { typed: form.typed, errors: {} }}
          number={form.number}
          submit={about.certiFlg === 3 ? copy.submitChange : copy.submit}
          draft={form.draft}
          hidden={form.hidden}
        >
          <LiteLetter title={copy.read} text={form.agreement} />
        </PlainForm>
      )}
    </>
  )
}
