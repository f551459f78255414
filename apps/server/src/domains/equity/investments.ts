import { projectInvestment, type ProjectInvestment } from '@lqr/contract/equity/interest-entities.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { correctInvestment, investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import { correctedBecause, correctedWords } from '../../cases/corrected-copy.ts'
import { investedColumns, investedFields } from '../../cases/recorded-investment.ts'
import { CallError } from '../../http/call-error.ts'
import { bindInstitutionMove } from './interest-binders.ts'
import type { InterestRecord } from './interest.store.ts'

const labels = labelsOf(projectInvestment)

const nameOfStage = (stage: string | null) => PROJECT_STAGES.find(({ code }) => code === stage)?.name ?? ''

const recorded = (given: ProjectInvestment, now: Date): CaseChange<InterestRecord> => ({
  ...investedColumns(given, now, errors.investedAhead),
  invested_stage: given.stage,
})

/** What is corrected of what was recorded; undefined where it reads the same. */
function corrected(row: InterestRecord, given: ProjectInvestment): string | undefined {
  const { amount, share, day } = investedFields(row, given, labels)
  const stage = {
    label: labels.stage,
    before: nameOfStage(row.invested_stage),
    after: nameOfStage(given.stage),
  }
  return correctedWords([amount, share, stage, day])
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
