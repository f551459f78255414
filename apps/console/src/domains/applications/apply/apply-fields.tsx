import { Form, Radio } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { applicationForm, MAX_APPLICATION_FILES } from '@lqr/contract/applications/form.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { SHEETS_PER_PLACE } from '../../../shell/files/document-places.tsx'
import { DocumentsItem } from '../../../shell/files/documents-item.tsx'
import { FilledItem } from '../../../shell/facts/filled-item.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { ValuationField } from './valuation-field.tsx'

const texts = copy.form
const { shape } = applicationForm
const labels = labelsOf(applicationForm)

/** The fields of an application; what the product offers stands under each. */
export function ApplyFields({ product }: { product: ProductDetail }) {
  const amounts = formatAmountRange(product.amountMinYuan, product.amountMaxYuan)
  const terms = formatTermRange(product.termMinMonths, product.termMaxMonths)
  const modes = product.guaranteeModes.map((code) => ({ value: code, label: nameOf(GUARANTEE_MODES, code) }))
  return (
    <>
      <FilledItem name="amount" label={labels.amountYuan} extra={texts.amountHelp(amounts)}>
        <AmountInput />
      </FilledItem>
      <TextItem name="term" of={shape.termMonths} extra={texts.termHelp(terms)} inputMode="numeric" />
      <FilledItem name="guaranteeMode" label={labels.guaranteeMode}>
        <Radio.Group options={modes} />
      </FilledItem>
      <ValuationField />
      <LongTextItem name="purpose" of={shape.purpose} extra={texts.purposeHelp} />
      <Form.Item name="wantedOn" label={texts.optional(labels.wantedOn)}>
        <DateInput min={chinaToday()} />
      </Form.Item>
      <TextItem name="contactName" of={shape.contactName} autoComplete="name" />
      <TextItem name="contactPhone" of={shape.contactPhone} autoComplete="tel-national" />
      <FilledItem name="revenue" label={texts.optional(labels.annualRevenueYuan)}>
        <AmountInput />
      </FilledItem>
      <DocumentsItem
        name="documents"
        label={texts.optional(labels.documents)}
        extra={texts.documentsHelp}
        names={product.materials}
        max={SHEETS_PER_PLACE}
      />
      <FilesItem
        name="files"
        label={texts.optional(labels.fileIds)}
        extra={texts.filesHelp}
        max={MAX_APPLICATION_FILES}
      />
    </>
  )
}
