import { Form } from 'antd'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { correctInvestment } from '@lqr/contract/equity/talk-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { deskCopy } from './copy.ts'
import {
  checkInvestment,
  INVESTMENT_NAMES,
  InvestmentFields,
  investmentSummary,
  type InvestmentValues,
  toInvestment,
} from './investment-fields.tsx'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

interface Values extends InvestmentValues {
  reason?: string
}

const { reason: why } = correctInvestment.body.shape

/** Corrects what was recorded of an investment, from what stands there now. */
export function CorrectAction({ shown, onScreen, onClose }: InterestActionProps) {
  const [form] = Form.useForm<Values>()
  const { investment } = shown
  return (
    <CaseMoveDialog
      def={correctInvestment}
      form={form}
      of={interestCase}
      move="correct"
      texts={deskCopy.moves.correct}
      names={INVESTMENT_NAMES}
      check={checkInvestment}
      initialValues={
        investment
          ? {
              amount: yuanToTenThousands(investment.amountYuan),
              share: String(investment.sharePercent),
              stage: investment.stage,
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
        ...interestSummary(shown),
        ...investmentSummary(values),
        { label: labelOf(why), value: values?.reason, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
