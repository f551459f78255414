import { Checkbox, Form, Input } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { creditApplication } from '@lqr/contract/applications/calls.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatRate } from '@lqr/ui/format-rate.ts'
import { WithDraft } from '../../../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../../../shell/forms/amount-input.tsx'
import { chinaToday, DateInput } from '../../../../shell/forms/date-input.tsx'
import { numberOf } from '../../../../shell/forms/number-of.ts'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import type { ActionProps } from '../../application/use-application.ts'
import { copy } from '../copy.ts'
import { caseFacts } from './case-facts.ts'

interface Values {
  amount?: string
  rate?: string
  term?: string
  creditValidTo?: string
  creditConditions?: string
  isCreditOnly?: boolean
}

const texts = copy.moves.credit
const { fields } = copy
const NAMES = { creditAmountYuan: 'amount', creditRate: 'rate', creditTermMonths: 'term' }

function check({ amount, rate }: Values): Record<string, string> {
  const errors = {
    creditAmountYuan: checkFilledTenThousands(amount, fields.creditAmount),
    creditRate: rate ? checkRate(rate, fields.creditRate) : undefined,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** The decision: amount, rate, term and the conditions that remain open. */
export function CreditAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  const toInput = ({
    amount,
    rate,
    term,
    creditValidTo,
    creditConditions,
    isCreditOnly = false,
  }: Values) => ({
    params: { id },
    body: {
      version,
      creditAmountYuan: tenThousandsToYuan(amount) as number,
      creditRate: numberOf(rate) as number,
      creditTermMonths: numberOf(term) as number,
      isCreditOnly,
      ...(creditValidTo ? { creditValidTo } : {}),
      ...(creditConditions ? { creditConditions } : {}),
    },
  })
  return (
    <WithDraft<Values> form="productCredit" subject={id}>
      {(draft) => (
        <CaseMoveDialog
          def={creditApplication}
          form={form}
          draft={draft}
          of={applicationCase}
          move="credit"
          texts={texts}
          initialValues={{
            amount: yuanToTenThousands(application.amountYuan),
            term: String(application.termMonths),
            isCreditOnly: application.guaranteeMode === 'credit',
          }}
          names={NAMES}
          check={check}
          fields={
            <>
              <Form.Item name="amount" label={fields.creditAmount}>
                <AmountInput />
              </Form.Item>
              <Form.Item name="rate" label={fields.creditRate}>
                <Input inputMode="decimal" suffix={fields.percent} autoComplete="off" />
              </Form.Item>
              <Form.Item name="term" label={fields.creditTerm}>
                <Input inputMode="numeric" suffix={fields.months} autoComplete="off" />
              </Form.Item>
              <Form.Item name="creditValidTo" label={fields.creditValidTo}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <Form.Item
                name="creditConditions"
                label={fields.creditConditions}
                extra={fields.conditionsHelp}
              >
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
              </Form.Item>
              <Form.Item name="isCreditOnly" valuePropName="checked">
                <Checkbox>{fields.isCreditOnly}</Checkbox>
              </Form.Item>
            </>
          }
          toInput={toInput}
          summary={(values) => [
            ...caseFacts(application),
            { label: fields.creditAmount, value: formatAmount(tenThousandsToYuan(values?.amount)) },
            { label: fields.creditRate, value: formatRate(numberOf(values?.rate)) },
            { label: fields.creditTerm, value: formatTerm(numberOf(values?.term)) },
            { label: fields.creditValidTo, value: formatDate(values?.creditValidTo) },
            { label: fields.creditOnly, value: values?.isCreditOnly ? fields.yes : fields.no },
            { label: fields.conditions, value: values?.creditConditions, isWide: true },
          ]}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
