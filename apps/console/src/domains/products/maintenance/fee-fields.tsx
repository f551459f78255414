import { Button, Form, Radio, Select } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { FEE_PAYERS, feeShape, MAX_FEES } from '@lqr/contract/products/product-terms.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { formCopy } from './form-copy.ts'
import type { FeeValues } from './terms-values.ts'

const payers = FEE_PAYERS.map(({ code, name }) => ({ value: code, label: name }))
const kinds = [
  { value: 'percent', label: formCopy.feeKinds.percent },
  { value: 'amount', label: formCopy.feeKinds.amount },
]
const NEW_FEE: FeeValues = { payer: 'enterprise', kind: 'percent' }

function FeeValue({ place }: { place: number }) {
  const kind = Form.useWatch<FeeValues['kind']>(['fees', place, 'kind'])
  const isAmount = kind === 'amount'
  return (
    <TextItem
      name={[place, 'value']}
      of={isAmount ? feeShape.amountYuan : feeShape.percentPerYear}
      label={formCopy.feeValue}
      inputMode="decimal"
      {...(isAmount ? {} : { suffix: formCopy.percentPerYear })}
    />
  )
}

/** Every fee of the product: who pays it, how it is counted, how much. */
export function FeeFields() {
  return (
    <Form.List name="fees">
      {(fees, { add, remove }) => (
        <>
          <p className="muted panel-note">{formCopy.feesHelp}</p>
          {fees.map(({ key, name }) => (
            <div key={key} className="fee" role="group" aria-label={formCopy.feeTitle(name + 1)}>
              <div className="fee-head">
                <strong>{formCopy.feeTitle(name + 1)}</strong>
                <Button onClick={() => remove(name)} aria-label={formCopy.removeFee(name + 1)}>
                  {formCopy.remove}
                </Button>
              </div>
              <div className="pair">
                <TextItem name={[name, 'name']} of={feeShape.name} />
                <Form.Item name={[name, 'payer']} label={labelOf(feeShape.payer)}>
                  <Select options={payers} />
                </Form.Item>
              </div>
              <div className="pair">
                <Form.Item name={[name, 'kind']} label={formCopy.feeKind}>
                  <Radio.Group options={kinds} />
                </Form.Item>
                <FeeValue place={name} />
              </div>
              <TextItem name={[name, 'how']} of={feeShape.how} />
            </div>
          ))}
          {fees.length < MAX_FEES && <Button onClick={() => add(NEW_FEE)}>{formCopy.addFee}</Button>}
        </>
      )}
    </Form.List>
  )
}
