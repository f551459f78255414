import { Form } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { productTermsShape as shape } from '@lqr/contract/products/product-terms.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { formCopy } from './form-copy.ts'

/** Amounts, rates and terms, each from lowest to highest. */
export function MoneyFields() {
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
        <TextItem name="termMin" of={shape.termMinMonths} inputMode="numeric" />
        <TextItem name="termMax" of={shape.termMaxMonths} inputMode="numeric" />
      </div>
      <div className="pair">
        <TextItem name="rateMin" of={shape.rateMin} extra={formCopy.rateHelp} inputMode="decimal" />
        <TextItem name="rateMax" of={shape.rateMax} inputMode="decimal" />
      </div>
    </>
  )
}
