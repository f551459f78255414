import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { fundFields } from '@lqr/contract/funds/calls.ts'
import type { createFund, FundRecord } from '@lqr/contract/funds/record-calls.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'

type Body = CallInput<typeof createFund>['body']
type Amounts = 'sizeYuan' | 'amountMinYuan' | 'amountMaxYuan'

/** What the form holds: amounts as text in 万元. */
export type FundValues = Partial<Omit<Body, Amounts> & { size: string; amountMin: string; amountMax: string }>

/** Contract field → the form's own field. */
export const FUND_FIELDS = {
  sizeYuan: 'size',
  amountMinYuan: 'amountMin',
  amountMaxYuan: 'amountMax',
} as const

export function fundValues(fund: FundRecord | undefined): FundValues {
  if (!fund) return { kind: 'industry', phase: 'investing' }
  const { sizeYuan, amountMinYuan, amountMaxYuan, ...fields } = fund
  return {
    ...fields,
    size: yuanToTenThousands(sizeYuan),
    amountMin: yuanToTenThousands(amountMinYuan),
    amountMax: yuanToTenThousands(amountMaxYuan),
  } as FundValues
}

/** As the call takes it, in whole yuan; what is missing is asked for by the contract. */
export function fundBody(values: FundValues): Body {
  const { name, kind, phase, manager, industries, stages, areaCode, intro, howToApply, officePhone } = values
  return {
    name,
    kind,
    phase,
    manager,
    industries,
    stages,
    areaCode,
    intro,
    howToApply,
    officePhone,
    sizeYuan: tenThousandsToYuan(values.size),
    amountMinYuan: tenThousandsToYuan(values.amountMin),
    amountMaxYuan: tenThousandsToYuan(values.amountMax),
  } as Body
}

/** Amounts that cannot be read, or are nothing, by contract field. */
export function fundProblems(values: FundValues): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(FUND_FIELDS) as Amounts[]).flatMap((name) => {
      const problem = checkFilledTenThousands(values[FUND_FIELDS[name]], labelOf(fundFields.shape[name]))
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}
