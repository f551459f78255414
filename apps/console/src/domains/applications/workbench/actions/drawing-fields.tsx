import { Form } from 'antd'
import { drawingAsked } from '@lqr/contract/applications/drawing.ts'
import { disburseApplication } from '@lqr/contract/applications/calls.ts'
import { PRICING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { moveCopy } from '../../../../shell/cases/copy.ts'
import { AmountInput } from '../../../../shell/forms/amount-input.tsx'
import { CodeItem } from '../../../../shell/forms/code-item.tsx'
import { DateInput } from '../../../../shell/forms/date-input.tsx'
import { flagNames, FlagsItem } from '../../../../shell/forms/flags-item.tsx'
import { FoldedFields } from '../../../../shell/forms/folded-fields.tsx'
import { nameOf } from '../../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'
import { drawingBody, type DrawingValues } from './drawing-values.ts'

const labels = labelsOf(disburseApplication.body)
const NAMES = ['pricingBase', 'repricedOn', 'fee', 'fundsIndustryCode', 'loanFlags']

/** What the institution's own ledger says of the loan; folded, since a drawing is whole without it. */
export function DrawingFields() {
  return (
    <FoldedFields title={copy.fields.ledger} names={NAMES}>
      <CodeItem name="pricingBase" of={drawingAsked.pricingBase} isOptional />
      <Form.Item name="repricedOn" label={moveCopy.optional(labels.repricedOn)}>
        <DateInput />
      </Form.Item>
      <Form.Item name="fee" label={moveCopy.optional(labels.feeYuan)}>
        <AmountInput />
      </Form.Item>
      <CodeItem name="fundsIndustryCode" of={drawingAsked.fundsIndustryCode} isOptional />
      <FlagsItem />
    </FoldedFields>
  )
}

/** What was filled in of it as facts, repeated before the last click. */
export function drawingSummary(values: DrawingValues | undefined) {
  const { pricingBase, repricedOn, feeYuan, fundsIndustryCode, loanFlags } = drawingBody(values ?? {})
  return [
    ...(pricingBase ? [{ label: labels.pricingBase, value: nameOf(PRICING_BASES, pricingBase) }] : []),
    ...(repricedOn ? [{ label: labels.repricedOn, value: formatDate(repricedOn) }] : []),
    ...(feeYuan === undefined ? [] : [{ label: labels.feeYuan, value: formatAmount(feeYuan) }]),
    ...(fundsIndustryCode
      ? [{ label: labels.fundsIndustryCode, value: nameOf(INDUSTRIES, fundsIndustryCode) }]
      : []),
    ...(loanFlags ? [{ label: labels.loanFlags, value: flagNames(loanFlags), isWide: true }] : []),
  ]
}
