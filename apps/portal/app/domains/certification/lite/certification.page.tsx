import { submitCertification, uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { giveConsent, getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { wantedAddress } from '@lqr/contract/identity/wanted-product.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import type { Route } from './+types/certification.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLetter } from '../../../shell/lite/lite-parts.tsx'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED, type Typed } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { type Certification, loadCertification } from '../load-certification.ts'
import { draftSubject } from '../wizard/draft.ts'
import { liteCertificationCopy as copy } from './copy.ts'
import { certificationFields } from './fields.ts'

export const handle: PageHandle = { queryKeys: ['done', 'change', 'corrected'] }

type Own = Extract<Certification, { kind: 'record' }>

async function ownRecord(request: Request, api: LoaderApi): Promise<Own> {
  const found = await signedIn(request, () => loadCertification(api))
  if (found.kind === 'notEnterprise') throw redirect('/lite')
  return found
}

const consentOf = (api: LoaderApi) => api(getAgreement, { query: { kind: 'legalPersonId' } })

const MONEY = ['regCapitalYuan', 'annualRevenueYuan', 'totalAssetsYuan'] as const
const TEXTS = [
  'applicantKind',
  'corporateName',
  'creditCode',
  'foundDate',
  'industryCode',
  'areaCode',
  'address',
  'legalPersonName',
  'contactName',
  'contactPhone',
] as const

/** What the enterprise has told before: asked once (the id number is typed anew each time). */
function knownOf({ record }: Own): Typed {
  const { employees, license, authLetter } = record
  const values = [
    ...TEXTS.map((name) => [name, record[name] ?? ''] as const),
    ...MONEY.map((name) => [name, record[name] === null ? '' : yuanToTenThousands(record[name])] as const),
    ['employees', employees === null ? '' : String(employees)] as const,
  ]
  return {
    values: Object.fromEntries(values.map(([name, value]) => [`values/${name}`, value])),
    files: { license: license ? [license] : [], authLetter: authLetter ? [authLetter] : [] },
  }
}

const placeOf = ({ record }: Own) => ({ form: 'certification', subject: draftSubject(record) }) as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const own = await ownRecord(request, api)
  const { certiFlg, rejectReason, can } = own.record
  const { wanted } = own
  const { searchParams } = new URL(request.url)
  const about = {
    certiFlg,
    isChanging: searchParams.has('change'),
    isCorrected: searchParams.has('corrected'),
    rejectReason,
    wanted: wanted && { name: wanted.name, href: wantedAddress(wanted).replace('/product', '/lite') },
  }
  if (!can.submit || (certiFlg === 3 && !about.isChanging)) return { about, form: undefined }
  const agreement = await consentOf(api)
  const fields = certificationFields(agreement.title, certiFlg === 3)
  const place = placeOf(own)
  const { owner, typed, isKept } = await loadDraft(api, place, fields)
  const form = {
    fields: fields.map(viewOf),
    typed: isKept ? typed : knownOf(own),
    draft: { ...place, owner },
    agreement: agreement.body,
    number: submitNumber(),
  }
  return { about, form }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, async () => {
    const [own, agreement] = await Promise.all([ownRecord(request, api), consentOf(api)])
    return formOf(api, own, agreement)
  })
}

const formOf = (
  api: LoaderApi,
  own: Own,
  agreement: CallOutput<typeof getAgreement>,
): PlainSend<z.output<typeof submitCertification.body>, CallOutput<typeof submitCertification>> => ({
  fields: certificationFields(agreement.title, own.record.certiFlg === 3),
  draft: placeOf(own),
  upload: (name, file) => {
    const filetype = name === 'license' ? 'license' : 'authLetter'
    return api(uploadCertificate, { query: { filetype } }, { file })
  },
  schema: submitCertification.body,
  fieldOfError: { 'certification.fileMissing': 'license', 'certification.codeTaken': 'values/creditCode' },
  problems: ({ typed: { values } }) => {
    const isAgreed = !values['values/legalPersonIdNo'] || Boolean(values.legalPersonConsent)
    const problems: Record<string, string> = {}
    if (!isAgreed) problems.legalPersonConsent = copy.agreeFirst(agreement.title)
    return problems
  },
  toBody: ({ legalPersonConsent: _ticked, ...body }, { typed: { files } }) => {
    const [license] = files.license ?? []
    const [letter] = files.authLetter ?? []
    return {
      ...body,
      ...(license ? { licenseFileId: license.fileId } : {}),
      ...(letter ? { authLetterFileId: letter.fileId } : {}),
    }
  },
  send: async (body, { number: idempotencyKey, typed: { values } }) => {
    const agreed = {
      agreementVersion: agreement.version,
      consent: true,
      subjectName: body.legalPersonName,
    } as const
    if (values.legalPersonConsent) await api(giveConsent, { body: agreed })
    return api(submitCertification, { body }, { idempotencyKey })
  },
  done: ({ certiFlg }) => redirect(`/lite/certification?${certiFlg === 3 ? 'corrected' : 'done'}=1`, 303),
})

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
      {form && (
        <PlainForm
          fields={form.fields}
          state={actionData ?? { typed: form.typed ?? NOTHING_TYPED, errors: {} }}
          number={form.number}
          submit={about.certiFlg === 3 ? copy.submitChange : copy.submit}
          draft={form.draft}
        >
          <LiteLetter title={copy.read} text={form.agreement} />
        </PlainForm>
      )}
    </>
  )
}
