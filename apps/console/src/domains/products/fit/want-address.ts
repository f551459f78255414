import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { copy } from './copy.ts'

/** What is wanted, as the matcher is asked. */
export type Want = Omit<CallInput<typeof fitProducts>['body'], 'currentPageNum' | 'pageSize'>

/** The form as typed: the amount is text in 万元, converted once. */
export interface WantValues {
  amount?: string
  term?: string
  guaranteeMode?: string
  areaCode?: string
  demandType?: string
  rateMax?: string
  targetGroups?: string[]
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = { amountYuan: 'amount', termMonths: 'term' } as const

const { shape } = fitProducts.body
const labels = labelsOf(fitProducts.body)

/** The form's values as the call takes them; what is missing or no number is left out, so that the contract asks for it. */
export function toWant(values: WantValues): object {
  const want = {
    amountYuan: tenThousandsToYuan(values.amount),
    termMonths: numberOf(values.term),
    guaranteeMode: values.guaranteeMode,
    areaCode: values.areaCode,
    demandType: values.demandType,
    rateMax: numberOf(values.rateMax),
    targetGroups: values.targetGroups?.length ? values.targetGroups : undefined,
  }
  return Object.fromEntries(Object.entries(want).filter(([, value]) => value !== undefined && value !== ''))
}

/** What cannot be read as the number it should be, by contract field. */
export function typedProblems({ amount, term, rateMax }: WantValues): Record<string, string> {
  const problems = {
    amountYuan: checkFilledTenThousands(amount, labels.amountYuan),
    termMonths: term && !/^\d+$/.test(term.trim()) ? copy.whole(labels.termMonths) : undefined,
    rateMax: rateMax ? checkRate(rateMax, labels.rateMax) : undefined,
  }
  return Object.fromEntries(Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** The want that an address names; undefined while amount or term are missing. What is no value of its field is left out. */
export function wantFromAddress(search: URLSearchParams): Want | undefined {
  const number = (name: string) => numberOf(search.get(name) ?? undefined)
  const text = (name: string) => search.get(name) ?? undefined
  const amountYuan = shape.amountYuan.safeParse(number('amountYuan')).data
  const termMonths = shape.termMonths.safeParse(number('termMonths')).data
  if (amountYuan === undefined || termMonths === undefined) return undefined
  const others = {
    guaranteeMode: shape.guaranteeMode.safeParse(text('guaranteeMode')).data,
    areaCode: shape.areaCode.safeParse(text('areaCode')).data,
    demandType: shape.demandType.safeParse(text('demandType')).data,
    rateMax: shape.rateMax.safeParse(number('rateMax')).data,
    targetGroups: shape.targetGroups.safeParse(text('targetGroups')?.split(',')).data,
  }
  return {
    amountYuan,
    termMonths,
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value)),
  }
}

/** The form filled with a want. */
export function toValues(want: Want | undefined): WantValues {
  if (!want) return {}
  const { amountYuan, termMonths, rateMax, ...same } = want
  return {
    ...same,
    amount: yuanToTenThousands(amountYuan),
    term: String(termMonths),
    ...(rateMax === undefined ? {} : { rateMax: String(rateMax) }),
  }
}
