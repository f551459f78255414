import { Checkbox, Form, Radio, Select } from 'antd'
import { MAX_NEED_FILES, NEED_DOCUMENTS, needForm } from '@lqr/contract/financing/form.ts'
import { MAX_SLOTS, MAX_VALID_DAYS } from '@lqr/contract/financing/kinds.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DocumentsItem } from '../../../shell/files/documents-item.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import { FilledItem } from '../../../shell/facts/filled-item.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { copy } from '../copy.ts'
import { formCopy as texts } from './copy.ts'

const { shape } = needForm
const labels = labelsOf(needForm)
const DAY_MS = 86_400_000

const optionsOf = (items: readonly { code: string; name: string }[]) =>
  items.map(({ code, name }) => ({ value: code, label: name }))
const slotOptions = Array.from({ length: MAX_SLOTS }, (_, index) => ({
  value: index + 1,
  label: texts.orgs(index + 1),
}))

/** The fields of a need, in one column. */
export function NeedFields() {
  const today = chinaToday()
  const last = chinaToday(new Date(Date.parse(today) + MAX_VALID_DAYS * DAY_MS))
  return (
    <>
      <TextItem name="title" of={shape.title} />
      <FilledItem name="demandType" label={labels.demandType}>
        <Radio.Group options={optionsOf(DEMAND_TYPES)} />
      </FilledItem>
      <FilledItem name="amount" label={labels.amountYuan} extra={texts.amountHelp}>
        <AmountInput />
      </FilledItem>
      <TextItem name="term" of={shape.termMonths} inputMode="numeric" />
      <TextItem
        name="rate"
        of={shape.wantRate}
        label={texts.optional(labels.wantRate)}
        extra={texts.rateHelp}
        suffix="%"
        inputMode="decimal"
      />
      <FilledItem name="guaranteeMode" label={labels.guaranteeMode}>
        <Radio.Group options={optionsOf(GUARANTEE_MODES)} />
      </FilledItem>
      <LongTextItem name="purpose" of={shape.purpose} extra={texts.purposeHelp} />
      <LongTextItem
        name="description"
        of={shape.description}
        label={texts.optional(labels.description)}
        extra={texts.descriptionHelp}
      />
      <FilledItem name="industryCode" label={labels.industryCode}>
        <Select<string> options={optionsOf(INDUSTRIES)} showSearch={{ optionFilterProp: 'label' }} />
      </FilledItem>
      <FilledItem name="areaCode" label={labels.areaCode}>
        <RegionSelect />
      </FilledItem>
      <Form.Item name="validTo" label={labels.validTo} extra={texts.validHelp}>
        <DateInput min={today} max={last} />
      </Form.Item>
      <Form.Item name="slots" label={labels.slots} extra={texts.slotsHelp}>
        <Select<number> options={slotOptions} />
      </Form.Item>
      <Form.Item name="showsCompany" valuePropName="checked" extra={texts.showsHelp}>
        <Checkbox>{texts.showsCompany}</Checkbox>
      </Form.Item>
      <TextItem name="contactName" of={shape.contactName} autoComplete="name" />
      <TextItem name="contactPhone" of={shape.contactPhone} autoComplete="tel-national" />
      <DocumentsItem
        name="documents"
        label={texts.optional(copy.files)}
        extra={texts.documentsHelp}
        names={NEED_DOCUMENTS}
      />
      <FilesItem
        name="files"
        label={texts.optional(copy.others)}
        extra={texts.filesHelp}
        max={MAX_NEED_FILES}
      />
    </>
  )
}
