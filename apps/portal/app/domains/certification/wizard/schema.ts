import '../../../shell/forms/jitless.ts'
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
export type WizardBody = z.output<typeof wizardSchema>

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
