import { getCertification } from '@lqr/contract/certification/calls.ts'
import { leaseForm, listLeaseInstitutions, submitLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { largestLeaseAmount } from '@lqr/contract/leasing/lease-cost.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { beginKnown, knownFor, knownViews } from '../../../shell/plain/known.ts'
import { documentsIn } from '../../../shell/plain/placed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { formCopy } from '../form-copy.ts'
import { consentFor, requireShown, shownConsentField } from './lease-consent.ts'
import { FILES, leaseFields } from './lease-fields.ts'
import { SHOWN_CONSENT } from './shown-consent.ts'

const place = { form: 'leaseNeed', subject: 'new' } as const

/** What the full form begins with as well. */
const START = {
  'values/kind': 'direct',
  'values/equipmentCondition': 'new',
  'values/termMonths': '36',
  'values/downPaymentPercent': '20',
  'values/audience': 'area',
}

const choicesOf = async (api: LoaderApi) =>
  (await api(listLeaseInstitutions, { query: {} })).map(({ id, name }) => ({ code: id, name }))

export async function loadLeaseForm(request: Request, api: LoaderApi) {
  const [institutions, company] = await signedIn(request, () =>
    Promise.all([choicesOf(api), api(getCertification)]),
  )
  const fields = leaseFields(institutions)
  const [known, draft] = await Promise.all([
    knownFor(api, 'leaseNeed', fields),
    loadDraft(api, place, fields),
  ])
  const typed = draft.isKept ? draft.typed : beginKnown(known, START)
  const consent = await consentFor(api, receiversOf(typed.values))
  return {
    isCertified: company.certiFlg === 3,
    fields: knownViews(fields, known, typed),
    typed,
    draft: { ...place, owner: draft.owner },
    receivers: consent.names.join('、'),
    consent: { text: consent.text, mark: consent.mark },
    number: submitNumber(),
  }
}

type Values = Readonly<Record<string, string>>

/** To whom the need goes by what has been typed so far. */
function receiversOf(values: Values) {
  const { shape } = leaseForm
  return {
    audience: shape.audience.safeParse(values['values/audience']).data ?? 'area',
    orgId: values['values/orgId'],
    areaCode: shape.areaCode.safeParse(values['values/areaCode']).data,
  }
}

/** What no field alone can know to be wrong; the server decides again. */
function problemsOf(values: Values): Record<string, string> {
  const value = tenThousandsToYuan(values['values/valueYuan'])
  const amount = tenThousandsToYuan(values['values/amountYuan'])
  const down = Number(values['values/downPaymentPercent'])
  const most = value === undefined || Number.isNaN(down) ? undefined : largestLeaseAmount(value, down)
  const isTooHigh = amount !== undefined && most !== undefined && amount > most
  return {
    ...(values['values/audience'] === 'one' && !values['values/orgId']
      ? { 'values/orgId': formCopy.orgMissing }
      : {}),
    ...(isTooHigh ? { 'values/amountYuan': formCopy.amountTooHigh(formatAmount(most)) } : {}),
  }
}

type Body = z.output<typeof leaseForm>

export async function leaseSend(
  api: LoaderApi,
): Promise<PlainSend<Body, CallOutput<typeof submitLeaseNeed>>> {
  return {
    fields: [...leaseFields(await choicesOf(api)), shownConsentField],
    draft: place,
    schema: leaseForm,
    problems: ({ typed }) => problemsOf(typed.values),
    // Whoever goes to all institutions of the area names none.
    toBody: ({ orgId, ...body }, read) => ({
      ...body,
      ...(body.audience === 'one' ? { orgId } : {}),
      documents: documentsIn(read, FILES).documents,
      fileIds: [],
    }),
    async send(body, { number: idempotencyKey, typed }) {
      const receiverIds = await requireShown(api, body, typed.values[SHOWN_CONSENT])
      return api(submitLeaseNeed, { body: { ...body, receiverIds } }, { idempotencyKey })
    },
    done: ({ id }) => redirect(`/lite/lease?id=${id}&done=submitted`, 303),
  }
}
