import { Form, Input } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { productTermsShape as shape } from '@lqr/contract/products/product-terms.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { formCopy } from './form-copy.ts'

/** Amounts, rates and terms, each from lowest to highest. */
export function MoneyFields() {
  const percent = <Input inputMode="decimal" suffix={formCopy.percent} autoComplete="off" maxLength={6} />
  const months = <Input inputMode="numeric" suffix={formCopy.months} autoComplete="off" maxLength={3} />
  return (
    <>
      <div className="pair">
        <Form.Item name="amountMin" label={labelOf(shape.amountMinYuan)} extra={formCopy.amountHelp}>
          <AmountInput />
        </Form.Item>
        <Form.Item name="amountMax" label={labelOf(shape.amountMaxYuan)}>
          <AmountInput />
        </Form.Item>
      </div>
      <div className="pair">
        <Form.Item name="termMin" label={labelOf(shape.termMinMonths)}>
          {months}
        </Form.Item>
        <Form.Item name="termMax" label={labelOf(shape.termMaxMonths)}>
          {months}
        </Form.Item>
      </div>
      <div className="pair">
        <Form.Item name="rateMin" label={labelOf(shape.rateMin)} extra={formCopy.rateHelp}>
          {percent}
        </Form.Item>
        <Form.Item name="rateMax" label={labelOf(shape.rateMax)}>
          {percent}
        </Form.Item>
      </div>
    </>
  )
}
