import type { applyForProduct } from '@lqr/contract/applications/calls.ts'
import { applicationForm } from '@lqr/contract/applications/form.ts'
import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { isEmptyOrZero } from '@lqr/contract/rules/emptiness.ts'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import type { FilledForm, KeepsFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { toPlaced } from '@lqr/web-client/files/placed-files.ts'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(applicationForm)

/** The form as typed: amounts are text in 万元, converted once. */
export interface ApplyValues extends KeepsFilled {
  amount?: string
  term?: string
  guaranteeMode?: string
  valuationId?: string
  purpose?: string
  wantedOn?: string
  contactName?: string
  contactPhone?: string
  revenue?: string
  documents?: PlacedFiles
  files?: readonly KeptFile[]
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = {
  amountYuan: 'amount',
  termMonths: 'term',
  annualRevenueYuan: 'revenue',
  fileIds: 'files',
} as const

type Body = CallInput<typeof applyForProduct>['body']
type Asked = Pick<ProductDetail, 'id' | 'materials'>
type Terms = Pick<ProductDetail, 'id' | 'amountMinYuan' | 'amountMaxYuan' | 'termMinMonths' | 'termMaxMonths'>

/** The body of the call; what is missing or no number stays undefined, so that the contract asks for it. */
export function toBody(values: ApplyValues, { id: proId, materials }: Asked): Body {
  const revenue = tenThousandsToYuan(values.revenue)
  return {
    proId,
    amountYuan: tenThousandsToYuan(values.amount) as number,
    termMonths: numberOf(values.term) as number,
    guaranteeMode: values.guaranteeMode as Body['guaranteeMode'],
    purpose: values.purpose ?? '',
    contactName: values.contactName ?? '',
    contactPhone: values.contactPhone ?? '',
    documents: toPlaced(values.documents, materials),
    fileIds: (values.files ?? []).map(({ fileId }) => fileId),
    consent: true,
    letterVersion: AUTHORISATION_LETTER_VERSION,
    ...(values.valuationId && values.guaranteeMode === 'mortgage' ? { valuationId: values.valuationId } : {}),
    ...(values.wantedOn ? { wantedOn: values.wantedOn } : {}),
    ...(revenue === undefined ? {} : { annualRevenueYuan: revenue }),
  }
}

type Offer = Terms & Pick<ProductDetail, 'guaranteeModes'>

/**
 * What the address fills in besides the product: whole yuan, months and a guarantee, as the guided application of the portal
 * hands them over. Only what this product offers; anything else is left for the person to fill in.
 */
export function valuesFromAddress(search: URLSearchParams, product: Offer): ApplyValues {
  const { shape } = applicationForm
  const amountYuan = shape.amountYuan.safeParse(numberOf(search.get('amountYuan') ?? undefined)).data
  const termMonths = shape.termMonths.safeParse(numberOf(search.get('termMonths') ?? undefined)).data
  const guaranteeMode = product.guaranteeModes.find((mode) => mode === search.get('guaranteeMode'))
  const values = {
    ...(amountYuan === undefined ? {} : { amount: yuanToTenThousands(amountYuan) }),
    ...(termMonths === undefined ? {} : { term: String(termMonths) }),
  }
  const problems = termProblems(values, product)
  return {
    ...(problems.amountYuan ? {} : { amount: values.amount }),
    ...(problems.termMonths ? {} : { term: values.term }),
    ...(guaranteeMode ? { guaranteeMode } : {}),
  }
}

/** What is known and this product offers, besides what the address already filled in. */
export function filledFor(filled: FilledForm, product: Offer, given: ApplyValues): FilledForm {
  const valueOf = (name: string) => filled[name]?.value as string | undefined
  const problems = termProblems({ amount: valueOf('amount') ?? '', term: valueOf('term') ?? '' }, product)
  const isOffered: Readonly<Record<string, boolean>> = {
    amount: problems['amountYuan'] === undefined,
    term: problems['termMonths'] === undefined,
    guaranteeMode: product.guaranteeModes.some((mode) => mode === valueOf('guaranteeMode')),
  }
  return Object.fromEntries(
    Object.entries(filled).filter(([name]) => !given[name as keyof ApplyValues] && (isOffered[name] ?? true)),
  )
}

/** What the product does not offer or cannot be read, by contract field; the server decides again. */
export function termProblems(values: ApplyValues, product: Terms): Record<string, string> {
  // Zero counts as not given, and is asked for rather than compared.
  const amountYuan = isEmptyOrZero(values.amount) ? undefined : tenThousandsToYuan(values.amount)
  const termMonths = isEmptyOrZero(values.term) ? undefined : numberOf(values.term)
  const { amountMinYuan, amountMaxYuan, termMinMonths, termMaxMonths } = product
  const isOutside = (value: number | undefined, min: number, max: number) =>
    value !== undefined && (value < min || value > max)
  const problems: Record<string, string | undefined> = {
    amountYuan: isOutside(amountYuan, amountMinYuan, amountMaxYuan)
      ? copy.form.amountRange(formatAmountRange(amountMinYuan, amountMaxYuan))
      : checkFilledTenThousands(values.amount, labels.amountYuan),
    termMonths: isOutside(termMonths, termMinMonths, termMaxMonths)
      ? copy.form.termRange(formatTermRange(termMinMonths, termMaxMonths))
      : undefined,
    annualRevenueYuan: values.revenue
      ? checkTenThousands(values.revenue, labels.annualRevenueYuan)
      : undefined,
  }
  return Object.fromEntries(Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}
