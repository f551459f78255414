import { submitCertification, uploadCertificate } from '@lqr/contract/certification/calls.ts'
import { giveConsent, getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { redirect } from 'react-router'
import type * as z from 'zod'
import { otherAccount } from '../../../shell/lite/enterprise-only.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, type PlainSend, submitNumber } from '../../../shell/plain/handle-form.ts'
import { versionIn } from '../../../shell/plain/overtaken.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { letterIn, shownLetter, shownLetterField } from '../../../shell/plain/shown-letter.ts'
import { shownVersion, shownVersionField } from '../../../shell/plain/shown-version.ts'
import type { Typed } from '../../../shell/plain/typed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { type Certification, loadCertification } from '../load-certification.ts'
import { draftSubject } from '../wizard/draft.ts'
import { liteCertificationCopy as copy } from './copy.ts'
import { certificationFields } from './fields.ts'

type Own = Extract<Certification, { kind: 'record' }>

export async function ownRecord(request: Request, api: LoaderApi): Promise<Own> {
  const found = await signedIn(request, () => loadCertification(api))
  if (found.kind === 'notEnterprise') throw otherAccount()
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

/** The draft of a form belongs to the version that its page showed: after a review, or a colleague's correction, it is not offered. */
const placeOf = ({ record: { companyId, version } }: Own, shown = version) =>
  ({ form: 'certification', subject: draftSubject({ companyId, version: shown }) }) as const

/** The form as it stands now, with what was typed before. */
export async function loadForm(api: LoaderApi, own: Own) {
  const { version } = own.record
  const agreement = await consentOf(api)
  const fields = certificationFields(agreement.title, own.record)
  const place = placeOf(own)
  const { owner, typed, isKept } = await loadDraft(api, place, fields)
  return {
    fields: fields.map(viewOf),
    typed: isKept ? typed : knownOf(own),
    draft: { ...place, owner },
    hidden: { ...shownVersion(version), ...shownLetter(agreement.version) },
    agreement: agreement.body,
    number: submitNumber(),
  }
}

export function certificationAction(request: Request, api: LoaderApi) {
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
  fields: [...certificationFields(agreement.title, own.record), shownVersionField, shownLetterField],
  draft: ({ typed }) => placeOf(own, versionIn(typed)),
  upload: (name, file) => {
    const filetype = name === 'license' ? 'license' : 'authLetter'
    return api(uploadCertificate, { query: { filetype } }, { file })
  },
  schema: submitCertification.body,
  fieldOfError: {
    'certification.fileMissing': 'license',
    'certification.codeTaken': 'values/creditCode',
    'identity.agreementOutdated': 'legalPersonConsent',
  },
  problems: ({ typed: { values } }) => {
    const isAgreed = !values['values/legalPersonIdNo'] || Boolean(values.legalPersonConsent)
    const problems: Record<string, string> = {}
    if (!isAgreed) problems.legalPersonConsent = copy.agreeFirst(agreement.title)
    return problems
  },
  toBody: ({ legalPersonConsent: _ticked, agreementVersion: _shown, ...body }, { typed: { files } }) => {
    const [license] = files.license ?? []
    const [letter] = files.authLetter ?? []
    return {
      ...body,
      ...(license ? { licenseFileId: license.fileId } : {}),
      ...(letter ? { authLetterFileId: letter.fileId } : {}),
    }
  },
  send: async (body, { number: idempotencyKey, typed }) => {
    const agreed = {
      agreementVersion: letterIn(typed),
      consent: true,
      subjectName: body.legalPersonName,
    } as const
    if (typed.values.legalPersonConsent) await api(giveConsent, { body: agreed })
    return api(submitCertification, { body }, { idempotencyKey })
  },
  done: ({ certiFlg }) => redirect(`/lite/certification?${certiFlg === 3 ? 'corrected' : 'done'}=1`, 303),
})
