import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import { CallError } from '../http/call-error.ts'
import { type CorrectedField, exactAmount, exactPercent } from './corrected-copy.ts'

/** How much was invested, for which share and when. */
interface GivenInvestment {
  readonly amountYuan: number
  readonly sharePercent: number
  readonly investedOn: string
}

/** The columns in which a case keeps it. */
interface InvestedRow {
  readonly invested_yuan: number | null
  readonly invested_share_percent: number | null
  readonly invested_on: string | null
}

type Labels = Readonly<Record<keyof GivenInvestment, string>>

/** What a case keeps of an investment; `ahead` is said where the day is still to come. */
export function investedColumns(given: GivenInvestment, now: Date, ahead: ErrorDef) {
  if (given.investedOn > shanghaiDay(now)) throw new CallError(ahead, { fields: { investedOn: ahead.msg } })
  return {
    invested_yuan: given.amountYuan,
    invested_share_percent: given.sharePercent,
    invested_on: given.investedOn,
  }
}

/** What stands there of an investment beside what is given now, field by field. */
export function investedFields(row: InvestedRow, given: GivenInvestment, labels: Labels) {
  return {
    amount: {
      label: labels.amountYuan,
      before: exactAmount(row.invested_yuan),
      after: exactAmount(given.amountYuan),
    },
    share: {
      label: labels.sharePercent,
      before: exactPercent(row.invested_share_percent),
      after: exactPercent(given.sharePercent),
    },
    day: { label: labels.investedOn, before: row.invested_on ?? '', after: given.investedOn },
  } satisfies Record<string, CorrectedField>
}
