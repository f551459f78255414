import { getCertification } from '@lqr/contract/certification/calls.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { estimateProperty, propertyForm, saveValuation } from '@lqr/contract/valuations/calls.ts'
import { VALUATION_DISCLAIMER } from '@lqr/contract/valuations/disclaimer.ts'
import { propertyProblems } from '@lqr/contract/valuations/property-problems.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/estimate.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { CertifyFirst } from '../../../shell/lite/lite-parts.tsx'
import { bodyOf } from '../../../shell/plain/body-of.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import type { ReadForm } from '../../../shell/plain/read-form.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteValuationCopy } from './copy.ts'

const texts = liteValuationCopy.form
const { shape } = propertyForm
const ofBuilding = { isOptional: true, help: texts.ofBuilding }

/** Named as the full form's draft names them; the number of the certificate is in neither. */
const FIELDS: readonly PlainField[] = [
  { name: 'areaCode', schema: shape.areaCode, groups: areaGroups() },
  { name: 'address', schema: shape.address, autoComplete: 'street-address' },
  { name: 'kind', schema: shape.kind },
  { name: 'ownership', schema: shape.ownership },
  { name: 'areaSquareMetres', schema: shape.areaSquareMetres },
  { name: 'builtYear', schema: shape.builtYear, ...ofBuilding },
  { name: 'floor', schema: shape.floor, ...ofBuilding },
  { name: 'totalFloors', schema: shape.totalFloors, ...ofBuilding },
  { name: 'structure', schema: shape.structure, ...ofBuilding },
  { name: 'certificateNo', schema: shape.certificateNo, isUnkept: true },
]
type Body = Readonly<Record<string, unknown>>

const place = { form: 'property', subject: 'new' } as const

export const handle: PageHandle = { queryKeys: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ owner, typed, isKept }, { areaCode, certiFlg }] = await signedIn(request, () =>
    Promise.all([loadDraft(api, place, FIELDS), api(getCertification)]),
  )
  return {
    isCertified: certiFlg === 3,
    fields: FIELDS.map(viewOf),
    typed: isKept ? typed : { values: { areaCode: areaCode ?? '' }, files: {} },
    draft: { ...place, owner },
    number: submitNumber(),
  }
}

/** What does not go together, as soon as every field by itself is right. */
function problemsOf(read: ReadForm): Readonly<Record<string, string>> {
  const whole = propertyForm.safeParse(bodyOf(FIELDS, read).body)
  return whole.success
    ? Object.fromEntries(propertyProblems(whole.data, Number(chinaToday().slice(0, 4))))
    : {}
}

/** Land has no building: what was typed of one is left out. */
function ofKind({ builtYear, floor, totalFloors, structure, ...always }: Body): object {
  return always.kind === 'land' ? always : { ...always, builtYear, floor, totalFloors, structure }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => ({
    fields: FIELDS,
    draft: place,
    schema: propertyForm,
    problems: problemsOf,
    toBody: ofKind,
    send: async (body, { number: idempotencyKey }) => {
      const { sealed } = await api(estimateProperty, { body })
      return api(saveValuation, { body: { sealed } }, { idempotencyKey })
    },
    done: ({ id }: { id: string }) => redirect(`/lite/valuation?id=${id}&done=saved`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteEstimate({ loaderData, actionData }: Route.ComponentProps) {
  const { isCertified, fields, typed, draft, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p className="font-semibold">{VALUATION_DISCLAIMER}</p>
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
