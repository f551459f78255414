import { correctNeedInvestment } from '@lqr/contract/financing/equity-calls.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { CorrectionMove } from '../../shell/cases/correction-move.tsx'
import {
  INVESTED_NAMES,
  type InvestedValues,
  toInvested,
  typedInvested,
} from '../../shell/cases/investment-items.tsx'
import { checkInvestment, InvestmentFields, investmentSummary } from './investment-fields.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values extends InvestedValues {
  reason?: string
}

/** Corrects what was recorded of an investment in a need. */
export function CorrectAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const { investment } = shown
  return (
    <CorrectionMove<typeof responseCase, typeof correctNeedInvestment, Values>
      def={correctNeedInvestment}
      of={responseCase}
      move="correct"
      texts={taskCopy.moves.correct}
      names={INVESTED_NAMES}
      check={checkInvestment}
      recorded={investment ? typedInvested(investment) : {}}
      why={correctNeedInvestment.body.shape.reason}
      unchanged={errors.nothingCorrected}
      fields={<InvestmentFields />}
      toInput={({ reason, ...values }) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...toInvested(values), reason: reason ?? '' },
      })}
      summary={(values) => [...responseSummary(shown), ...investmentSummary(values)]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
