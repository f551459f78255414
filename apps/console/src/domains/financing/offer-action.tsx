import { Form, Select } from 'antd'
import { listOfferProducts, offerForNeed } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { type OfferProduct, responseOffer } from '@lqr/contract/financing/response-entities.ts'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { GUARANTEE_MODES, type GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

interface Values {
  proId?: string
  amount?: string
  rate?: string
  term?: string
  guaranteeMode?: GuaranteeModeCode
  validTo?: string
  conditions?: string
}

const { shape } = offerForNeed.body
const labels = labelsOf(offerForNeed.body)
const NAMES = { amountYuan: 'amount', ratePercent: 'rate', termMonths: 'term' }
const texts = copy.offer

function check({ amount, rate }: Values): Record<string, string> {
  const errors = {
    amountYuan: checkFilledTenThousands(amount, labels.amountYuan),
    ratePercent: rate ? checkRate(rate, labels.ratePercent) : undefined,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** The comprehensive annual cost as far as it can be reckoned from what was typed. */
function costOf(product: OfferProduct | undefined, { amount, rate, term }: Values): number | undefined {
  const amountYuan = tenThousandsToYuan(amount)
  const [ratePercent, termMonths] = [numberOf(rate), numberOf(term)]
  if (!product || !amountYuan || !ratePercent || !termMonths) return undefined
  return annualCostPercent(ratePercent, product.fees, { amountYuan, termMonths })
}

/** What the chosen product allows, and what the indication would cost in all. */
function ProductHint({ products }: { products: readonly OfferProduct[] }) {
  const form = Form.useFormInstance<Values>()
  const typed = Form.useWatch((values: Values) => values, form) ?? {}
  const product = products.find(({ id }) => id === typed.proId)
  if (!product) return texts.productHelp
  const amounts = `${formatAmount(product.amountMinYuan)}–${formatAmount(product.amountMaxYuan)}`
  const terms = `${formatTerm(product.termMinMonths)}–${formatTerm(product.termMaxMonths)}`
  const cost = costOf(product, typed)
  return (
    <>
      {texts.range(amounts, terms, `${formatRate(product.rateMin)}–${formatRate(product.rateMax)}`)}
      {cost !== undefined && <div>{texts.cost(formatPercent(cost))}</div>}
    </>
  )
}

/** The indication on one of the institution's products; sent again it renews the last one. */
export function OfferAction({ shown, onScreen, onClose }: ResponseActionProps) {
  const [form] = Form.useForm<Values>()
  const { data: products = [] } = useCall(listOfferProducts, { params: { id: shown.id } })
  const { offer } = shown
  const productOf = (values: Values | undefined) => products.find(({ id }) => id === values?.proId)
  return (
    <WithDraft<Values> form="needOffer" subject={shown.id}>
      {(draft) => (
        <CaseMoveDialog
          def={offerForNeed}
          form={form}
          draft={draft}
          of={responseCase}
          move="offer"
          texts={taskCopy.moves.offer}
          names={NAMES}
          check={check}
          initialValues={{
            amount: yuanToTenThousands(offer?.amountYuan ?? shown.amountYuan),
            term: String(offer?.termMonths ?? shown.termMonths),
            guaranteeMode: offer?.guaranteeMode ?? shown.guaranteeMode,
            ...(offer
              ? { proId: offer.productId, rate: String(offer.ratePercent), validTo: offer.validTo }
              : {}),
            ...(offer?.conditions ? { conditions: offer.conditions } : {}),
          }}
          fields={
            <>
              <Form.Item name="proId" label={labels.proId} extra={<ProductHint products={products} />}>
                <Select
                  showSearch={{ optionFilterProp: 'label' }}
                  options={products.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Form.Item>
              <Form.Item name="amount" label={labels.amountYuan}>
                <AmountInput />
              </Form.Item>
              <TextItem name="rate" of={shape.ratePercent} inputMode="decimal" />
              <TextItem name="term" of={shape.termMonths} inputMode="numeric" />
              <Form.Item name="guaranteeMode" label={labels.guaranteeMode}>
                <Select options={GUARANTEE_MODES.map(({ code, name }) => ({ value: code, label: name }))} />
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
              proId: values.proId as string,
              amountYuan: tenThousandsToYuan(values.amount) as number,
              ratePercent: numberOf(values.rate) as number,
              termMonths: numberOf(values.term) as number,
              guaranteeMode: values.guaranteeMode as GuaranteeModeCode,
              validTo: values.validTo as string,
              ...(values.conditions ? { conditions: values.conditions } : {}),
            },
          })}
          summary={(values) => {
            const cost = costOf(productOf(values), values ?? {})
            return [
              ...responseSummary(shown),
              { label: labels.proId, value: productOf(values)?.name },
              { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
              { label: labels.ratePercent, value: formatRate(numberOf(values?.rate)) },
              { label: labelOf(responseOffer.shape.annualCost), value: formatPercent(cost) },
              { label: labels.termMonths, value: formatTerm(numberOf(values?.term)) },
              { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, values?.guaranteeMode) },
              { label: labels.validTo, value: formatDate(values?.validTo) },
              { label: labels.conditions, value: values?.conditions, isWide: true },
            ]
          }}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
