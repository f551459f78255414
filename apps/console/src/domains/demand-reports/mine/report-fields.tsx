import { Checkbox, Form, Select } from 'antd'
import { reportAsked } from '@lqr/contract/demand-reports/form.ts'
import { FIVE_TESTS } from '@lqr/contract/demand-reports/kinds.ts'
import { codesOf, type FieldSchema, labelOf } from '@lqr/contract/kernel/field.ts'
import { FilledItem } from '../../../shell/facts/filled-item.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { copy } from './copy.ts'

const texts = copy.form

function CodeItem({ name, of }: { name: string; of: FieldSchema }) {
  const options = codesOf(of)?.map((item) => ({ value: item.code, label: item.name })) ?? []
  return (
    <FilledItem name={name} label={labelOf(of)}>
      <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
    </FilledItem>
  )
}

/** The fields of a report, in the order in which one thinks of them. */
export function ReportFields() {
  return (
    <>
      <CodeItem name="applicantKind" of={reportAsked.applicantKind} />
      <FilledItem name="areaCode" label={labelOf(reportAsked.areaCode)}>
        <RegionSelect />
      </FilledItem>
      <TextItem name="address" of={reportAsked.address} autoComplete="street-address" />
      <FilledItem name="amount" label={labelOf(reportAsked.amountYuan)}>
        <AmountInput />
      </FilledItem>
      <TextItem name="term" of={reportAsked.termMonths} inputMode="numeric" />
      <TextItem
        name="rate"
        of={reportAsked.wantRate}
        label={texts.optional(labelOf(reportAsked.wantRate))}
        inputMode="decimal"
      />
      <CodeItem name="guaranteeMode" of={reportAsked.guaranteeMode} />
      <CodeItem name="loanPurpose" of={reportAsked.loanPurpose} />
      <LongTextItem name="purpose" of={reportAsked.purpose} />
      <CodeItem name="fundsIndustryCode" of={reportAsked.fundsIndustryCode} />
      <TextItem name="contactName" of={reportAsked.contactName} autoComplete="name" />
      <TextItem name="contactPhone" of={reportAsked.contactPhone} autoComplete="tel-national" />
      <Form.Item name="declaredTests" label={labelOf(reportAsked.declaredTests)} extra={texts.testsHelp}>
        <Checkbox.Group
          className="stack"
          options={FIVE_TESTS.map(({ code, name, question }) => ({
            value: code,
            label: `${name}：${question}`,
          }))}
        />
      </Form.Item>
    </>
  )
}
