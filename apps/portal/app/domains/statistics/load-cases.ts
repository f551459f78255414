import { listSuccessCases } from '@lqr/contract/statistics/calls.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatRate } from '@lqr/ui/format-rate.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

/** A disbursed case in words; the company's name is masked by the server. */
export interface CaseLine {
  readonly key: string
  readonly company: string
  readonly area: string
  readonly product: string
  readonly amount: string
  readonly terms: string
  /** Whole days from the application to the money, at least one. */
  readonly dayCount: number | null
  readonly date: string
  readonly isExample: boolean
}

/** The newest success cases. */
export async function loadCases(api: LoaderApi, shown: number): Promise<CaseLine[]> {
  const cases = await api(listSuccessCases)
  return cases.slice(0, shown).map((one, index) => ({
    key: `${one.loanDate}-${index}`,
    company: one.corporateNameMasked,
    area: one.areaName,
    product: `${one.orgName} · ${one.productName}`,
    amount: formatAmount(one.loanAmountYuan),
    terms: [formatRate(one.creditRate), formatTerm(one.termMonths)].filter(Boolean).join('，'),
    dayCount: one.days === null ? null : Math.max(1, Math.round(one.days)),
    date: formatDate(one.loanDate),
    isExample: one.isExample,
  }))
}
