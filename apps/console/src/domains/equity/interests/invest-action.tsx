import { Form, Select } from 'antd'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { PROJECT_STAGES, type ProjectStage } from '@lqr/contract/equity/project-kinds.ts'
import { investInProject } from '@lqr/contract/equity/talk-calls.ts'
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
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { deskCopy } from './copy.ts'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

interface Values {
  amount?: string
  share?: string
  stage?: ProjectStage
  investedOn?: string
  note?: string
}

const { shape } = investInProject.body
const labels = labelsOf(investInProject.body)
const NAMES = { amountYuan: 'amount', sharePercent: 'share' }

function check({ amount }: Values): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labels.amountYuan)
  return problem ? { amountYuan: problem } : {}
}

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
      names={NAMES}
      check={check}
      initialValues={{
        stage: shown.stage,
        ...(opened
          ? { amount: yuanToTenThousands(opened.amountYuan), share: String(opened.sharePercent) }
          : {}),
      }}
      fields={
        <>
          <Form.Item name="amount" label={labels.amountYuan}>
            <AmountInput />
          </Form.Item>
          <TextItem name="share" of={shape.sharePercent} inputMode="decimal" />
          <Form.Item name="stage" label={labels.stage}>
            <Select options={PROJECT_STAGES.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
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
          stage: values.stage as ProjectStage,
          investedOn: values.investedOn as string,
          ...(values.note ? { note: values.note } : {}),
        },
      })}
      summary={(values) => [
        ...interestSummary(shown),
        { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
        { label: labels.stage, value: nameOf(PROJECT_STAGES, values?.stage) },
        { label: labels.investedOn, value: formatDate(values?.investedOn) },
        { label: labels.note, value: values?.note, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
