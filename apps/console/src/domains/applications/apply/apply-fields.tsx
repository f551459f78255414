import { Form, Input, Radio } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { applicationForm, MAX_APPLICATION_FILES } from '@lqr/contract/applications/calls.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { UploadField } from '../../../shell/files/upload-field.tsx'
import { chinaToday, DateInput } from '../../../shell/forms/date-input.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const texts = copy.form

/** The fields of an application; what the product offers stands under each. */
export function ApplyFields({ product }: { product: ProductDetail }) {
  const amounts = formatAmountRange(product.amountMinYuan, product.amountMaxYuan)
  const terms = formatTermRange(product.termMinMonths, product.termMaxMonths)
  const modes = product.guaranteeModes.map((code) => ({ value: code, label: nameOf(GUARANTEE_MODES, code) }))
  return (
    <>
      <Form.Item name="amount" label={texts.amount} extra={texts.amountHelp(amounts)}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="term" label={texts.term} extra={texts.termHelp(terms)}>
        <Input inputMode="numeric" suffix={texts.months} autoComplete="off" maxLength={3} />
      </Form.Item>
      <Form.Item name="guaranteeMode" label={texts.guarantee}>
        <Radio.Group options={modes} />
      </Form.Item>
      <Form.Item name="purpose" label={texts.purpose} extra={texts.purposeHelp}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="wantedOn" label={texts.optional(labelOf(applicationForm.shape.wantedOn))}>
        <DateInput min={chinaToday()} />
      </Form.Item>
      <Form.Item name="contactName" label={texts.contactName}>
        <Input autoComplete="name" maxLength={50} />
      </Form.Item>
      <Form.Item name="contactPhone" label={texts.contactPhone}>
        <Input type="tel" autoComplete="tel" maxLength={30} />
      </Form.Item>
      <Form.Item name="revenue" label={texts.revenue}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="files" label={texts.files} extra={texts.filesHelp}>
        <UploadField max={MAX_APPLICATION_FILES} />
      </Form.Item>
    </>
  )
}
