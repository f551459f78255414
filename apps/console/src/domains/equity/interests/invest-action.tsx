import { Form } from 'antd'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { INVESTED_NAMES } from '../../../shell/cases/investment-items.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { deskCopy } from './copy.ts'
import {
  checkInvestment,
  InvestmentFields,
  investmentSummary,
  type InvestmentValues,
  toInvestment,
} from './investment-fields.tsx'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

interface Values extends InvestmentValues {
  note?: string
}

const { note: remark } = investInProject.body.shape

/** Says what was invested; the project is then over. */
export function InvestAction({ shown, onScreen, onClose }: InterestActionProps) {
  const [form] = Form.useForm<Values>()
  const { opened } = shown
  return (
    <CaseMoveDialog
      def={investInProject}
      form={form}
      of={interestCase}
      move="invest"
      texts={deskCopy.moves.invest}
      names={INVESTED_NAMES}
      check={checkInvestment}
      initialValues={{
        stage: shown.stage,
        ...(opened
          ? { amount: yuanToTenThousands(opened.amountYuan), share: String(opened.sharePercent) }
          : {}),
      }}
      fields={
        <>
          <InvestmentFields />
          <LongTextItem name="note" of={remark} label={moveCopy.optional(labelOf(remark))} />
        </>
      }
      toInput={({ note, ...values }: Values) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...toInvestment(values), ...(note ? { note } : {}) },
      })}
      summary={(values) => [
        ...interestSummary(shown),
        ...investmentSummary(values),
        { label: labelOf(remark), value: values?.note, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
