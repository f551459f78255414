import { correctNeedInvestment, investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { investment, type Investment } from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import { correctedBecause, correctedWords, exactAmount, exactPercent } from '../../cases/corrected-copy.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import { bindResponseMove } from './response-moves.ts'
import type { ResponseRecord } from './response.store.ts'

const labels = labelsOf(investment)

function recorded(given: Investment, now: Date): CaseChange<ResponseRecord> {
  if (given.investedOn > shanghaiDay(now)) {
    throw new CallError(errors.investedAhead, { fields: { investedOn: errors.investedAhead.msg } })
  }
  return {
    invested_yuan: given.amountYuan,
    invested_share_percent: given.sharePercent,
    invested_on: given.investedOn,
  }
}

/** What is corrected of what was recorded; undefined where it reads the same. */
function corrected(row: ResponseRecord, given: Investment): string | undefined {
  return correctedWords([
    {
      label: labels.amountYuan,
      before: exactAmount(row.invested_yuan),
      after: exactAmount(given.amountYuan),
    },
    {
      label: labels.sharePercent,
      before: exactPercent(row.invested_share_percent),
      after: exactPercent(given.sharePercent),
    },
    { label: labels.investedOn, before: row.invested_on ?? '', after: given.investedOn },
  ])
}

export const investInNeedCall = bindResponseMove(investInNeed, 'invest', {
  change: ({ body, now }) => recorded(body, now),
})

/** The timeline keeps what was recorded before, and why it was not right. */
export const correctNeedInvestmentCall = bindResponseMove(correctNeedInvestment, 'correct', {
  note: (body, row) => correctedBecause(corrected(row, body), body.reason),
  change({ body, now }, row) {
    if (corrected(row, body) === undefined) throw new CallError(errors.nothingCorrected)
    return recorded(body, now)
  },
})
