import { Form } from 'antd'
import { correctNeedInvestment } from '@lqr/contract/financing/equity-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import {
  checkInvestment,
  INVESTMENT_NAMES,
  InvestmentFields,
  investmentSummary,
  type InvestmentValues,
  toInvestment,
} from './investment-fields.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values extends InvestmentValues {
  reason?: string
}

const { reason: why } = correctNeedInvestment.body.shape

/** Corrects what was recorded of an investment, from what stands there now. */
export function CorrectAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const [form] = Form.useForm<Values>()
  const { investment } = shown
  return (
    <CaseMoveDialog
      def={correctNeedInvestment}
      form={form}
      of={responseCase}
      move="correct"
      texts={taskCopy.moves.correct}
      names={INVESTMENT_NAMES}
      check={checkInvestment}
      initialValues={
        investment
          ? {
              amount: yuanToTenThousands(investment.amountYuan),
              share: String(investment.sharePercent),
              investedOn: investment.investedOn,
            }
          : {}
      }
      fields={
        <>
          <InvestmentFields />
          <LongTextItem name="reason" of={why} />
        </>
      }
      toInput={({ reason, ...values }: Values) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...toInvestment(values), reason: reason ?? '' },
      })}
      summary={(values) => [
        ...responseSummary(shown),
        ...investmentSummary(values),
        { label: labelOf(why), value: values?.reason, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
