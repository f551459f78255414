import { Form, Input, Select } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { isAmountCondition, REFUSAL_CONDITIONS } from '@lqr/contract/reference/refusal-conditions.ts'
import { refusalAsked } from '@lqr/contract/reference/refusal-fields.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { AmountInput } from '../forms/amount-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { moveCopy } from './copy.ts'
import { type DecisionValues, unitOfCondition } from './refusal-values.ts'

const conditions = REFUSAL_CONDITIONS.map(({ code, name }) => ({ value: code, label: name }))

interface FigureProps {
  name: 'asked' | 'found'
  label: string
  unit: string
  isAmount: boolean
}

function Figure({ name, label, unit, isAmount }: FigureProps) {
  return (
    <Form.Item name={name} label={label}>
      {isAmount ? <AmountInput /> : <Input inputMode="decimal" autoComplete="off" suffix={unit} />}
    </Form.Item>
  )
}

/** What decided, in figures where the condition has any, and from when trying again makes sense. */
export function DecisionFields() {
  const condition = Form.useWatch<DecisionValues['condition']>('condition')
  const unit = unitOfCondition(condition)
  const isAmount = isAmountCondition(condition)
  return (
    <>
      <Form.Item name="condition" label={moveCopy.optional(labelOf(refusalAsked.decidingCondition))}>
        <Select<string> options={conditions} allowClear showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      {unit && <Figure name="asked" label={labelOf(refusalAsked.figureAsked)} {...{ unit, isAmount }} />}
      {unit && <Figure name="found" label={labelOf(refusalAsked.figureFound)} {...{ unit, isAmount }} />}
      <Form.Item
        name="retryFrom"
        label={moveCopy.optional(labelOf(refusalAsked.retryFrom))}
        extra={moveCopy.retryHelp}
      >
        <DateInput min={chinaToday()} />
      </Form.Item>
    </>
  )
}
