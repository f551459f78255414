import { Form } from 'antd'
import { investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values {
  amount?: string
  share?: string
  investedOn?: string
  note?: string
}

const { shape } = investInNeed.body
const labels = labelsOf(investInNeed.body)
const NAMES = { amountYuan: 'amount', sharePercent: 'share' }

function check({ amount }: Values): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labels.amountYuan)
  return problem ? { amountYuan: problem } : {}
}

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
      names={NAMES}
      check={check}
      initialValues={{
        amount: yuanToTenThousands(offer?.amountYuan ?? shown.amountYuan),
        ...(offer ? { share: String(offer.sharePercent) } : {}),
      }}
      fields={
        <>
          <Form.Item name="amount" label={labels.amountYuan}>
            <AmountInput />
          </Form.Item>
          <TextItem name="share" of={shape.sharePercent} inputMode="decimal" />
          <Form.Item name="investedOn" label={labels.investedOn}>
            <DateInput max={chinaToday()} />
          </Form.Item>
          <LongTextItem name="note" of={shape.note} label={moveCopy.optional(labels.note)} />
        </>
      }
      toInput={(values: Values) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          amountYuan: tenThousandsToYuan(values.amount) as number,
          sharePercent: numberOf(values.share) as number,
          investedOn: values.investedOn as string,
          ...(values.note ? { note: values.note } : {}),
        },
      })}
      summary={(values) => [
        ...responseSummary(shown),
        { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
        { label: labels.investedOn, value: formatDate(values?.investedOn) },
        { label: labels.note, value: values?.note, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
