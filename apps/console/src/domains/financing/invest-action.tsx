import { Form } from 'antd'
import { investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { INVESTED_NAMES, type InvestedValues, toInvested } from '../../shell/cases/investment-items.tsx'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { checkInvestment, InvestmentFields, investmentSummary } from './investment-fields.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values extends InvestedValues {
  note?: string
}

const { note: remark } = investInNeed.body.shape

/** Says what was invested; it closes the need. */
export function InvestAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const [form] = Form.useForm<Values>()
  const { equityOffer: offer } = shown
  return (
    <CaseMoveDialog
      def={investInNeed}
      form={form}
      of={responseCase}
      move="invest"
      texts={taskCopy.moves.invest}
      names={INVESTED_NAMES}
      check={checkInvestment}
      initialValues={{
        amount: yuanToTenThousands(offer?.amountYuan ?? shown.amountYuan),
        ...(offer ? { share: String(offer.sharePercent) } : {}),
      }}
      fields={
        <>
          <InvestmentFields />
          <LongTextItem name="note" of={remark} label={moveCopy.optional(labelOf(remark))} />
        </>
      }
      toInput={({ note, ...values }: Values) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...toInvested(values), ...(note ? { note } : {}) },
      })}
      summary={(values) => [
        ...responseSummary(shown),
        ...investmentSummary(values),
        { label: labelOf(remark), value: values?.note, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
