import { Form, Select } from 'antd'
import { PROJECT_STAGES, type ProjectStage } from '@lqr/contract/equity/project-kinds.ts'
import { proposeForNeed } from '@lqr/contract/financing/equity-calls.ts'
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
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values {
  amount?: string
  share?: string
  stage?: ProjectStage
  validTo?: string
  conditions?: string
}

const { shape } = proposeForNeed.body
const labels = labelsOf(proposeForNeed.body)
const NAMES = { amountYuan: 'amount', sharePercent: 'share' }

function check({ amount }: Values): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labels.amountYuan)
  return problem ? { amountYuan: problem } : {}
}

/** The indication on equity: amount, share and round; sent again it renews the last one. */
export function ProposeAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const [form] = Form.useForm<Values>()
  const { equityOffer: last } = shown
  return (
    <WithDraft<Values> form="needOffer" subject={shown.id}>
      {(draft) => (
        <CaseMoveDialog
          def={proposeForNeed}
          form={form}
          draft={draft}
          of={responseCase}
          move="propose"
          texts={taskCopy.moves.propose}
          names={NAMES}
          check={check}
          initialValues={{
            amount: yuanToTenThousands(last?.amountYuan ?? shown.amountYuan),
            ...(last ? { share: String(last.sharePercent), stage: last.stage, validTo: last.validTo } : {}),
            ...(last?.conditions ? { conditions: last.conditions } : {}),
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
              <Form.Item name="validTo" label={labels.validTo}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <LongTextItem
                name="conditions"
                of={shape.conditions}
                label={moveCopy.optional(labels.conditions)}
              />
            </>
          }
          toInput={(values: Values) => ({
            params: { id: shown.id },
            body: {
              version: shown.version,
              amountYuan: tenThousandsToYuan(values.amount) as number,
              sharePercent: numberOf(values.share) as number,
              stage: values.stage as ProjectStage,
              validTo: values.validTo as string,
              ...(values.conditions ? { conditions: values.conditions } : {}),
            },
          })}
          summary={(values) => [
            ...responseSummary(shown),
            { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
            { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
            { label: labels.stage, value: nameOf(PROJECT_STAGES, values?.stage) },
            { label: labels.validTo, value: formatDate(values?.validTo) },
            { label: labels.conditions, value: values?.conditions, isWide: true },
          ]}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
