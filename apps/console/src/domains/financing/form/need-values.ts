import { NEED_DOCUMENTS, type NeedDraft, needDraft, needForm } from '@lqr/contract/financing/form.ts'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { USUAL_SLOTS } from '@lqr/contract/financing/kinds.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { toPlaced, toPlaces } from '@lqr/web-client/files/placed-files.ts'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'

/** The form as typed: amounts are text in 万元, converted once. */
export interface NeedValues {
  title?: string
  demandType?: string
  amount?: string
  term?: string
  rate?: string
  guaranteeMode?: string
  purpose?: string
  description?: string
  industryCode?: string
  areaCode?: string
  validTo?: string
  contactName?: string
  contactPhone?: string
  slots?: number
  showsCompany?: boolean
  documents?: PlacedFiles
  files?: readonly KeptFile[]
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = {
  amountYuan: 'amount',
  termMonths: 'term',
  wantRate: 'rate',
  fileIds: 'files',
} as const

/** What was typed under the names of the contract; what is empty is left out. */
function typedOf({ amount, term, rate, documents, files, ...plain }: NeedValues): Record<string, unknown> {
  const typed = {
    ...plain,
    amountYuan: tenThousandsToYuan(amount),
    termMonths: numberOf(term),
    wantRate: rate?.trim() ? (numberOf(rate) ?? Number.NaN) : undefined,
    documents: documents && toPlaced(documents, NEED_DOCUMENTS),
    fileIds: files?.map(({ fileId }) => fileId),
  }
  return Object.fromEntries(
    Object.entries(typed).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
}

/** What the draft on the server takes: the fields that are right as they stand. */
export function toDraft(values: NeedValues): NeedDraft {
  const { shape } = needDraft
  const right = Object.entries(typedOf(values)).filter(([name, value]) => {
    return name in shape && shape[name as keyof typeof shape].safeParse(value).success
  })
  return needDraft.parse(Object.fromEntries(right))
}

/** What stands between the form and its publication, by contract field; the server decides again. */
export function problemsOf(values: NeedValues): Record<string, string> {
  const typed = typedOf({ ...values, showsCompany: values.showsCompany ?? false })
  const parsed = needForm.safeParse(typed)
  const amount = checkFilledTenThousands(values.amount, labelOf(needForm.shape.amountYuan))
  return {
    ...(parsed.success ? {} : explainIssues(parsed.error)),
    ...(amount ? { amountYuan: amount } : {}),
  }
}

/** A need as the form shows it; `isCopy` leaves out what belongs to the earlier one alone. */
export function valuesOf(need: NeedDetail, isCopy = false): NeedValues {
  const { amountYuan, termMonths, wantRate } = need
  return {
    title: need.title ?? '',
    amount: amountYuan === null ? '' : yuanToTenThousands(amountYuan),
    term: termMonths === null ? '' : String(termMonths),
    rate: wantRate === null ? '' : String(wantRate),
    purpose: need.purpose ?? '',
    description: need.description ?? '',
    contactName: need.contactName ?? '',
    contactPhone: need.contactPhone ?? '',
    slots: need.slots ?? USUAL_SLOTS,
    showsCompany: need.showsCompany,
    ...toPlaces(need.files, NEED_DOCUMENTS),
    ...(need.demandType ? { demandType: need.demandType } : {}),
    ...(need.guaranteeMode ? { guaranteeMode: need.guaranteeMode } : {}),
    ...(need.industryCode ? { industryCode: need.industryCode } : {}),
    ...(need.areaCode ? { areaCode: need.areaCode } : {}),
    ...(need.validTo && !isCopy ? { validTo: need.validTo } : {}),
  }
}
