import { certificationForm } from '@lqr/contract/certification/entities.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { findScaleRow } from '@lqr/contract/reference/enterprise-scale.ts'
import { checkTenThousands, tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { checkNumeric } from '@lqr/contract/rules/numeric.ts'
import * as z from 'zod'
import type { CertificationRecord } from '../load-certification.ts'
import { wizardCopy as copy } from './copy.ts'

export const { shape } = certificationForm

export type FieldName = keyof typeof shape

/** Label, help and example of a field, from the contract. */
export function metaOf(name: FieldName): { label: string; help: string | undefined } {
  const meta = fieldMeta(shape[name])
  return { label: meta?.label ?? name, help: meta?.help }
}

/** Amounts that are typed in 万元. */
export const MONEY_FIELDS = ['regCapitalYuan', 'annualRevenueYuan', 'totalAssetsYuan'] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

// What is typed in 万元 becomes whole yuan here and nowhere else.
function tenThousands(name: MoneyField) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = checkTenThousands(value, metaOf(name).label)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((value) => tenThousandsToYuan(value) ?? 0)
    .pipe(shape[name])
}

/** The form as it is typed, checked by the contract's own fields; its output is the body of the call, and the separate consent. */
export const wizardSchema = certificationForm.extend({
  legalPersonIdNo: shape.legalPersonIdNo.unwrap(),
  industryCode: shape.industryCode.refine(
    (code) => findScaleRow(code).kind !== 'needsDetail',
    copy.industryDetailError,
  ),
  regCapitalYuan: tenThousands('regCapitalYuan'),
  annualRevenueYuan: tenThousands('annualRevenueYuan'),
  totalAssetsYuan: tenThousands('totalAssetsYuan'),
  employees: z
    .string()
    .trim()
    .superRefine((value, context) => {
      const { label } = metaOf('employees')
      const message =
        checkNumeric(value, label) ?? (value.includes('.') ? copy.wholeNumber(label) : undefined)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform(Number)
    .pipe(shape.employees),
  /** The version of the separate consent that was ticked; recorded by a call of its own before the form is sent. */
  legalPersonConsent: z.string().min(1, copy.separateConsent.missing),
  licenseFileId: z.string().min(1, copy.licenseMissing),
  authLetterFileId: z.string().transform((value) => value || undefined),
})

export type WizardValues = z.input<typeof wizardSchema>
export type WizardBody = z.output<typeof certifiedSchema>

/** What decides about a review: what a register certifies, and the licence. */
type Vouched = Pick<
  WizardValues,
  'applicantKind' | 'corporateName' | 'creditCode' | 'legalPersonName' | 'licenseFileId'
> & { readonly legalPersonIdNo?: string | undefined }

/** Whether an id number that is sealed may stay: of a certified enterprise whose legal representative is who it was. */
export function keepsIdNumber(record: CertificationRecord, legalPersonName: string): boolean {
  const isHeld = record.certiFlg === 3 && record.legalPersonIdNoMasked !== null
  return isHeld && record.legalPersonName === legalPersonName.trim()
}

/** Whether the id number has to be typed: one that was deleted with its consent is asked for with the next review alone. */
export function needsIdNumber(record: CertificationRecord, values: Vouched): boolean {
  return !keepsIdNumber(record, values.legalPersonName) && goesToReview(record, values)
}

/** Of a certified enterprise: an id number that is left empty stays, another one is agreed to. */
const certifiedSchema = wizardSchema.extend({
  legalPersonIdNo: z
    .string()
    .transform((value) => value.trim() || undefined)
    .pipe(shape.legalPersonIdNo),
  legalPersonConsent: z.string(),
})

/** What the form of this enterprise is checked by. */
export function schemaOf(record: CertificationRecord): z.ZodType<WizardBody, WizardValues> {
  if (record.certiFlg !== 3) return wizardSchema
  return certifiedSchema.superRefine((body, context) => {
    const refuse = (path: keyof WizardValues, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (body.legalPersonIdNo === undefined) {
      if (needsIdNumber(record, body)) refuse('legalPersonIdNo', copy.idNumberMissing)
    } else if (body.legalPersonConsent === '') refuse('legalPersonConsent', copy.separateConsent.missing)
  })
}

/**
 * Whether what is typed waits for the operators: always, but for what a certified enterprise corrects (decision 0203). An id number
 * counts as another one.
 */
export function goesToReview(record: CertificationRecord, values: Vouched): boolean {
  const isOther = (name: 'applicantKind' | 'corporateName' | 'creditCode' | 'legalPersonName') =>
    values[name]?.trim() !== record[name]
  return (
    record.certiFlg !== 3 ||
    isOther('applicantKind') ||
    isOther('corporateName') ||
    isOther('creditCode') ||
    isOther('legalPersonName') ||
    (values.legalPersonIdNo ?? '').trim() !== '' ||
    (record.license !== null && record.license.fileId !== values.licenseFileId)
  )
}

const money = (amountYuan: number | null) => (amountYuan === null ? '' : yuanToTenThousands(amountYuan))

/** What the form starts with: what the enterprise has told before, never the id number. */
export function valuesOf(record: CertificationRecord): WizardValues {
  return {
    applicantKind: record.applicantKind,
    corporateName: record.corporateName ?? '',
    creditCode: record.creditCode ?? '',
    legalPersonName: record.legalPersonName ?? '',
    legalPersonIdNo: '',
    legalPersonConsent: '',
    contactName: record.contactName ?? '',
    contactPhone: record.contactPhone ?? '',
    industryCode: record.industryCode ?? '',
    areaCode: record.areaCode ?? '',
    address: record.address ?? '',
    regCapitalYuan: money(record.regCapitalYuan),
    foundDate: record.foundDate ?? '',
    employees: record.employees === null ? '' : String(record.employees),
    annualRevenueYuan: money(record.annualRevenueYuan),
    totalAssetsYuan: money(record.totalAssetsYuan),
    licenseFileId: record.license?.fileId ?? '',
    authLetterFileId: record.authLetter?.fileId ?? '',
  }
}

/** The fields of each step, for checking a step before going on and for finding the step of a refused field. */
export const stepFields: readonly (readonly (keyof WizardValues)[])[] = [
  ['licenseFileId', 'authLetterFileId'],
  [
    'applicantKind',
    'corporateName',
    'creditCode',
    'foundDate',
    'regCapitalYuan',
    'industryCode',
    'areaCode',
    'address',
    'legalPersonName',
    'legalPersonIdNo',
    'legalPersonConsent',
    'contactName',
    'contactPhone',
    'employees',
    'annualRevenueYuan',
    'totalAssetsYuan',
  ],
  [],
]

/** The first step that holds one of these fields, or undefined. */
export function stepOfFields(names: readonly string[]): number | undefined {
  const step = stepFields.findIndex((fields) => fields.some((field) => names.includes(field)))
  return step < 0 ? undefined : step
}
