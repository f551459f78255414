import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { correctInvestment } from '@lqr/contract/equity/talk-calls.ts'
import { CorrectionMove } from '../../../shell/cases/correction-move.tsx'
import { INVESTED_NAMES } from '../../../shell/cases/investment-items.tsx'
import { deskCopy } from './copy.ts'
import {
  checkInvestment,
  InvestmentFields,
  investmentSummary,
  type InvestmentValues,
  toInvestment,
  typedInvestment,
} from './investment-fields.tsx'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

interface Values extends InvestmentValues {
  reason?: string
}

/** Corrects what was recorded of an investment in a project. */
export function CorrectAction({ shown, onScreen, onClose }: InterestActionProps) {
  const { investment } = shown
  return (
    <CorrectionMove<typeof interestCase, typeof correctInvestment, Values>
      def={correctInvestment}
      of={interestCase}
      move="correct"
      texts={deskCopy.moves.correct}
      names={INVESTED_NAMES}
      check={checkInvestment}
      recorded={investment ? typedInvestment(investment) : {}}
      why={correctInvestment.body.shape.reason}
      unchanged={errors.nothingCorrected}
      fields={<InvestmentFields />}
      toInput={({ reason, ...values }) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...toInvestment(values), reason: reason ?? '' },
      })}
      summary={(values) => [...interestSummary(shown), ...investmentSummary(values)]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
