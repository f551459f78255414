import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { DraftTermsOut } from '@lqr/contract/products/maintenance-entities.ts'
import { areasProblem, coveredAreas, highestAreas } from '@lqr/contract/products/offer-areas.ts'
import {
  completeTerms,
  draftTerms,
  type DraftTerms,
  type FEE_PAYERS,
  productTermsShape as shape,
} from '@lqr/contract/products/product-terms.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkNumeric, checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import type { TypedForm } from '../../../shell/drafts/use-kept-form.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { formCopy } from './form-copy.ts'

/** One fee as typed: a share per year or a fixed amount in yuan. */
export interface FeeValues {
  name?: string
  payer?: (typeof FEE_PAYERS)[number]['code']
  kind?: 'percent' | 'amount'
  value?: string
  how?: string
}

/** The form as typed: amounts are text in 万元, converted once; materials one per line. */
export interface TermsValues {
  name?: string
  category?: string
  highlights?: string
  amountMin?: string
  amountMax?: string
  rateMin?: string
  rateMax?: string
  termMin?: string
  termMax?: string
  guaranteeModes?: string[]
  repaymentModes?: string[]
  fees?: FeeValues[]
  areaMode?: 'province' | 'areas'
  areaCodes?: string[]
  targetGroups?: string[]
  applicantKinds?: string[]
  zones?: string[]
  requirements?: string
  materials?: string
  onlineApply?: boolean
}

/** What was kept of the form; drafts from before they held a version are the bare values. */
export function typedTerms(kept: TypedForm<TermsValues> | TermsValues): TypedForm<TermsValues> {
  return 'values' in kept ? kept : { values: kept }
}

/** Contract field → form field where they differ. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  amountMinYuan: 'amountMin',
  amountMaxYuan: 'amountMax',
  termMinMonths: 'termMin',
  termMaxMonths: 'termMax',
  percentPerYear: 'value',
  amountYuan: 'value',
}

export type FormPath = (string | number)[]

/** Where a sentence of the contract stands in the form: `terms.fees.0.amountYuan` → fees, 0, value. */
export function formPath(path: string): FormPath {
  const parts = path.replace(/^terms\./, '').split('.')
  const isInFees = parts[0] === 'fees'
  const kept = isInFees ? parts : parts.slice(0, 1)
  return kept.map((part) => (/^\d+$/.test(part) ? Number(part) : (FORM_NAMES[part] ?? part)))
}

/** The form filled with terms; `reach` null lets the institution choose the whole province. */
export function toValues(terms: Partial<DraftTermsOut>, reach: readonly string[] | null): TermsValues {
  const wan = (amount: number | undefined) => (amount === undefined ? '' : yuanToTenThousands(amount))
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  const { areaCodes } = terms
  const isProvince = areaCodes?.length === 0 && reach === null
  return {
    name: terms.name ?? '',
    ...(terms.category ? { category: terms.category } : {}),
    highlights: terms.highlights ?? '',
    amountMin: wan(terms.amountMinYuan),
    amountMax: wan(terms.amountMaxYuan),
    rateMin: text(terms.rateMin),
    rateMax: text(terms.rateMax),
    termMin: text(terms.termMinMonths),
    termMax: text(terms.termMaxMonths),
    guaranteeModes: terms.guaranteeModes ?? [],
    repaymentModes: terms.repaymentModes ?? [],
    fees: (terms.fees ?? []).map(({ name, payer, how, percentPerYear, amountYuan }) => ({
      name,
      payer,
      how,
      kind: percentPerYear === null ? 'amount' : 'percent',
      value: String(percentPerYear ?? amountYuan ?? ''),
    })),
    areaMode: reach !== null || (areaCodes && !isProvince) ? 'areas' : 'province',
    areaCodes: highestAreas(areaCodes ?? []),
    targetGroups: terms.targetGroups ?? [],
    applicantKinds: terms.applicantKinds ?? [],
    zones: terms.zones ?? [],
    requirements: terms.requirements ?? '',
    materials: (terms.materials ?? []).join('\n'),
    onlineApply: terms.onlineApply ?? true,
  }
}

function feeOf({ name, payer, kind = 'percent', value, how }: FeeValues) {
  const number = numberOf(value)
  return {
    name: name ?? '',
    payer,
    how: how ?? '',
    percentPerYear: kind === 'percent' ? (number ?? null) : null,
    amountYuan: kind === 'amount' ? (number ?? null) : null,
  }
}

function areasOf({ areaMode, areaCodes = [] }: TermsValues): string[] | undefined {
  if (areaMode === 'province') return []
  return areaCodes.length > 0 ? coveredAreas(areaCodes) : undefined
}

/** The terms typed so far; what is blank or no number is left out. */
export function toTerms(values: TermsValues): DraftTerms {
  const filled = {
    category: values.category,
    highlights: values.highlights?.trim(),
    amountMinYuan: tenThousandsToYuan(values.amountMin),
    amountMaxYuan: tenThousandsToYuan(values.amountMax),
    rateMin: numberOf(values.rateMin),
    rateMax: numberOf(values.rateMax),
    termMinMonths: numberOf(values.termMin),
    termMaxMonths: numberOf(values.termMax),
    guaranteeModes: values.guaranteeModes,
    repaymentModes: values.repaymentModes,
    areaCodes: areasOf(values),
    targetGroups: values.targetGroups,
    applicantKinds: values.applicantKinds,
    requirements: values.requirements?.trim(),
    materials: (values.materials ?? '').split('\n').flatMap((line) => (line.trim() ? [line.trim()] : [])),
  }
  const isFilled = ([, value]: [string, unknown]) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return {
    name: values.name?.trim() ?? '',
    ...Object.fromEntries(Object.entries(filled).filter(isFilled)),
    ...(values.areaMode === 'province' ? { areaCodes: [] } : {}),
    fees: (values.fees ?? []).map(feeOf) as DraftTerms['fees'],
    zones: (values.zones ?? []) as DraftTerms['zones'],
    onlineApply: values.onlineApply ?? true,
  }
}

/** What cannot be read as the number it should be, by contract field. */
function typedProblems(values: TermsValues): Record<string, string> {
  const amount = (text: string | undefined, label: string) =>
    text ? checkFilledTenThousands(text, label) : undefined
  const whole = (text: string | undefined, label: string) =>
    text && !/^\d+$/.test(text.trim()) ? formCopy.whole(label) : undefined
  const problems = {
    amountMinYuan: amount(values.amountMin, labelOf(shape.amountMinYuan)),
    amountMaxYuan: amount(values.amountMax, labelOf(shape.amountMaxYuan)),
    rateMin: checkRate(values.rateMin, labelOf(shape.rateMin)),
    rateMax: checkRate(values.rateMax, labelOf(shape.rateMax)),
    termMinMonths: whole(values.termMin, labelOf(shape.termMinMonths)),
    termMaxMonths: whole(values.termMax, labelOf(shape.termMaxMonths)),
  }
  const all = [...Object.entries(problems), ...feeProblems(values.fees ?? [])]
  return Object.fromEntries(all.flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** The numbers of fees that cannot be read; a fee without one is for the contract to ask. */
function feeProblems(fees: readonly FeeValues[]): [string, string | undefined][] {
  return fees.map(({ kind = 'percent', value }, index) => {
    const text = value?.trim()
    const problem = kind === 'percent' ? checkTwoDecimals(text) : checkNumeric(text, formCopy.feeValue)
    return [`fees.${index}.percentPerYear`, text ? problem : undefined]
  })
}

/** What keeps the form from being saved as a draft, by contract field. */
export function draftProblems(values: TermsValues): Record<string, string> {
  const parsed = draftTerms.safeParse(toTerms(values))
  return { ...(parsed.success ? {} : explainIssues(parsed.error)), ...typedProblems(values) }
}

/** What keeps the form from being submitted, by contract field; the server decides again. */
export function submitProblems(values: TermsValues, reach: readonly string[] | null): Record<string, string> {
  const terms = toTerms(values)
  const parsed = completeTerms.safeParse(terms)
  const areas = terms.areaCodes && areasProblem(terms.areaCodes, reach)
  return {
    ...(parsed.success ? {} : explainIssues(parsed.error)),
    ...typedProblems(values),
    ...(areas ? { areaCodes: areas } : {}),
  }
}
