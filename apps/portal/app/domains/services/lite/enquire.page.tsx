import { getCertification } from '@lqr/contract/certification/calls.ts'
import { getService } from '@lqr/contract/services/calls.ts'
import { submitEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/enquire.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { CertifyFirst } from '../../../shell/lite/lite-parts.tsx'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteEnquiryCopy } from './copy.ts'

const texts = liteEnquiryCopy.form
const { shape } = submitEnquiry.body

/** Named as the full form's draft names them. */
const FIELDS: readonly PlainField[] = [
  { name: 'values/areaCode', of: 'areaCode', schema: shape.areaCode, groups: areaGroups() },
  { name: 'values/wanted', of: 'content', schema: shape.content, as: 'lines' },
  { name: 'values/wishedTime', of: 'wishedTime', schema: shape.wishedTime },
]
const placeOf = (serviceId: string) => ({ form: 'serviceEnquiry', subject: serviceId }) as const

export const handle: PageHandle = { queryKeys: ['serviceId'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = requireId(request, 'serviceId')
  const place = placeOf(id)
  const [{ owner, typed, isKept }, { areaCode, certiFlg }, service] = await signedIn(request, () =>
    Promise.all([loadDraft(api, place, FIELDS), api(getCertification), api(getService, { params: { id } })]),
  )
  const start = { values: { 'values/areaCode': areaCode ?? '' }, files: {} }
  return {
    service: `${service.name} · ${service.orgName}`,
    isCertified: certiFlg === 3,
    fields: FIELDS.map(viewOf),
    typed: isKept ? typed : start,
    draft: { ...place, owner },
    number: submitNumber(),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const serviceId = requireId(request, 'serviceId')
  return handleForm(request, api, () => ({
    fields: FIELDS,
    draft: placeOf(serviceId),
    schema: submitEnquiry.body,
    toBody: (body) => ({ ...body, serviceId }),
    send: (body, { number: idempotencyKey }) => api(submitEnquiry, { body }, { idempotencyKey }),
    done: ({ id }: { id: string }) => redirect(`/lite/enquiry?id=${id}&done=asked`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteEnquire({ loaderData, actionData }: Route.ComponentProps) {
  const { service, isCertified, fields, typed, draft, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p>{service}</p>
      <p className="text-note">{texts.lead}</p>
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      <PlainForm
        fields={fields}
        state={actionData ?? { typed, errors: {} }}
        number={number}
        submit={texts.submit}
        draft={draft}
      />
    </>
  )
}
