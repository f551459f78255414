import { correctNeedInvestment, investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { investment, type Investment } from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import { correctedBecause, correctedWords } from '../../cases/corrected-copy.ts'
import { investedColumns, investedFields } from '../../cases/recorded-investment.ts'
import { CallError } from '../../http/call-error.ts'
import { bindResponseMove } from './response-moves.ts'
import type { ResponseRecord } from './response.store.ts'

const labels = labelsOf(investment)

const recorded = (given: Investment, now: Date): CaseChange<ResponseRecord> =>
  investedColumns(given, now, errors.investedAhead)

/** What is corrected of what was recorded; undefined where it reads the same. */
function corrected(row: ResponseRecord, given: Investment): string | undefined {
  const { amount, share, day } = investedFields(row, given, labels)
  return correctedWords([amount, share, day])
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
