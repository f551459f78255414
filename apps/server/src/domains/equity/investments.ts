import { projectInvestment, type ProjectInvestment } from '@lqr/contract/equity/interest-entities.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { correctInvestment, investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import { correctedBecause, correctedWords, exactAmount, exactPercent } from '../../cases/corrected-copy.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import { bindInstitutionMove } from './interest-binders.ts'
import type { InterestRecord } from './interest.store.ts'

const labels = labelsOf(projectInvestment)

const nameOfStage = (stage: string | null) => PROJECT_STAGES.find(({ code }) => code === stage)?.name ?? ''

function recorded(given: ProjectInvestment, now: Date): CaseChange<InterestRecord> {
  if (given.investedOn > shanghaiDay(now))
    throw new CallError(errors.investedAhead, { fields: { investedOn: errors.investedAhead.msg } })
  return {
    invested_yuan: given.amountYuan,
    invested_share_percent: given.sharePercent,
    invested_stage: given.stage,
    invested_on: given.investedOn,
  }
}

/** What is corrected of what was recorded; undefined where it reads the same. */
function corrected(row: InterestRecord, given: ProjectInvestment): string | undefined {
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
    { label: labels.stage, before: nameOfStage(row.invested_stage), after: nameOfStage(given.stage) },
    { label: labels.investedOn, before: row.invested_on ?? '', after: given.investedOn },
  ])
}

export const investInProjectCall = bindInstitutionMove(investInProject, 'invest', {
  change: ({ body, now }) => recorded(body, now),
})

/** The enterprise reads on the timeline what was recorded before, and why it was not right. */
export const correctInvestmentCall = bindInstitutionMove(correctInvestment, 'correct', {
  note: (body, row) => correctedBecause(corrected(row, body), body.reason),
  change({ body, now }, row) {
    if (corrected(row, body) === undefined) throw new CallError(errors.nothingCorrected)
    return recorded(body, now)
  },
})
