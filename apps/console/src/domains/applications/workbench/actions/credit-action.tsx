import { Alert, Checkbox, Form, Select } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { creditApplication } from '@lqr/contract/applications/calls.ts'
import { deviationsOf, type GrantedTerms, TERM_DEVIATIONS } from '@lqr/contract/applications/deviations.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { REPAYMENT_MODES, type RepaymentModeCode } from '@lqr/contract/reference/repayment-modes.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount, formatAmountRange, formatTerm, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { WithDraft } from '../../../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../../shell/forms/date-input.tsx'
import { numberOf } from '../../../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../../../shell/forms/text-item.tsx'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../../shell/cases/copy.ts'
import { nameOf, namesOf } from '../../../../shell/records/name-of.ts'
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
  creditRepayment?: RepaymentModeCode
  deviationReason?: string
}

const texts = copy.moves.credit
const { fields } = copy
const { shape } = creditApplication.body
const labels = labelsOf(creditApplication.body)
/** Made anew each time: operators may change names and order. */
const repaymentOptions = () => REPAYMENT_MODES.map(({ code, name }) => ({ value: code, label: name }))
const NAMES = { creditAmountYuan: 'amount', creditRate: 'rate', creditTermMonths: 'term' }

function check({ amount, rate }: Values): Record<string, string> {
  const errors = {
    creditAmountYuan: checkFilledTenThousands(amount, labels.creditAmountYuan),
    creditRate: rate ? checkRate(rate, labels.creditRate) : undefined,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

function grantedOf({ amount, rate, term, creditRepayment }: Values): GrantedTerms {
  return {
    amountYuan: tenThousandsToYuan(amount),
    rate: numberOf(rate),
    termMonths: numberOf(term),
    repayment: creditRepayment,
  }
}

/** Asked for as soon as what is typed lies beyond what the product published; the enterprise reads it beside the difference. */
function DeviationReason({ terms }: Pick<ApplicationDetail, 'terms'>) {
  const typed = Form.useWatch<Values, Values>((values) => values)
  const deviations = deviationsOf(terms, grantedOf(typed ?? {}))
  if (deviations.length === 0) return null
  return (
    <>
      <Alert
        type="warning"
        showIcon
        className="form-alert"
        title={fields.deviates(namesOf(TERM_DEVIATIONS, deviations))}
      />
      <LongTextItem name="deviationReason" of={shape.deviationReason} extra={fields.deviationHelp} />
    </>
  )
}

/** The decision: amount, rate, term and the conditions that remain open. */
export function CreditAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version, terms } = application
  const toInput = ({
    amount,
    rate,
    term,
    creditValidTo,
    creditConditions,
    isCreditOnly = false,
    creditRepayment,
    deviationReason,
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
      ...(creditRepayment ? { creditRepayment } : {}),
      ...(deviationReason ? { deviationReason } : {}),
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
            amount: yuanToTenThousands(application.amountYuan ?? 0),
            term: String(application.termMonths ?? ''),
            isCreditOnly: application.guaranteeMode === 'credit',
          }}
          names={NAMES}
          check={check}
          fields={
            <>
              <Form.Item
                name="amount"
                label={labels.creditAmountYuan}
                extra={fields.published(formatAmountRange(terms.amountMinYuan, terms.amountMaxYuan))}
              >
                <AmountInput />
              </Form.Item>
              <TextItem
                name="rate"
                of={shape.creditRate}
                inputMode="decimal"
                extra={fields.published(`${formatPercent(terms.rateMin)}–${formatPercent(terms.rateMax)}`)}
              />
              <TextItem
                name="term"
                of={shape.creditTermMonths}
                inputMode="numeric"
                extra={fields.published(formatTermRange(terms.termMinMonths, terms.termMaxMonths))}
              />
              <Form.Item
                name="creditRepayment"
                label={moveCopy.optional(labels.creditRepayment)}
                extra={fields.published(namesOf(REPAYMENT_MODES, terms.repaymentModes))}
              >
                <Select allowClear options={repaymentOptions()} />
              </Form.Item>
              <DeviationReason terms={terms} />
              <Form.Item name="creditValidTo" label={labels.creditValidTo}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <LongTextItem
                name="creditConditions"
                of={shape.creditConditions}
                label={moveCopy.optional(labels.creditConditions)}
                extra={fields.conditionsHelp}
              />
              <Form.Item name="isCreditOnly" valuePropName="checked">
                <Checkbox>{fields.isCreditOnly}</Checkbox>
              </Form.Item>
            </>
          }
          toInput={toInput}
          summary={(values) => [
            ...caseFacts(application),
            { label: labels.creditAmountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
            { label: labels.creditRate, value: formatRate(numberOf(values?.rate)) },
            { label: labels.creditTermMonths, value: formatTerm(numberOf(values?.term)) },
            {
              label: labels.creditRepayment,
              value: nameOf(REPAYMENT_MODES, values?.creditRepayment ?? null),
            },
            { label: labels.creditValidTo, value: formatDate(values?.creditValidTo) },
            { label: labels.isCreditOnly, value: values?.isCreditOnly ? fields.yes : fields.no },
            { label: labels.creditConditions, value: values?.creditConditions, isWide: true },
            { label: labels.deviationReason, value: values?.deviationReason, isWide: true },
          ]}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
