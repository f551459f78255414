import { Checkbox, Form, Radio, Select } from 'antd'
import { MAX_PROJECT_FILES, PROJECT_DOCUMENTS, projectForm } from '@lqr/contract/equity/project-form.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { type CodeItem, labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { FilledItem } from '../../../shell/facts/filled-item.tsx'
import { DocumentsItem } from '../../../shell/files/documents-item.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { copy } from '../project-copy.ts'
import { formCopy as texts } from './copy.ts'

const { shape } = projectForm
const labels = labelsOf(projectForm)
const YES_NO = [
  { value: true, label: texts.yes },
  { value: false, label: texts.no },
]

function ChoiceItem({ name, items }: { name: 'industryCode' | 'stage'; items: readonly CodeItem[] }) {
  const options = items.map((item) => ({ value: item.code, label: item.name }))
  return (
    <FilledItem name={name} label={labels[name]}>
      <Select<string> options={options} showSearch={{ optionFilterProp: 'label' }} />
    </FilledItem>
  )
}

interface ProjectFieldsProps {
  /** The institution chosen so far. */
  wanted?: { id: string; name: string } | undefined
}

/** The fields of a project, in one column. */
export function ProjectFields({ wanted }: ProjectFieldsProps) {
  return (
    <>
      <TextItem name="name" of={shape.name} extra={texts.nameHelp} />
      <ChoiceItem name="stage" items={PROJECT_STAGES} />
      <ChoiceItem name="industryCode" items={INDUSTRIES} />
      <FilledItem name="areaCode" label={labels.areaCode}>
        <RegionSelect />
      </FilledItem>
      <Form.Item name="amount" label={labels.amountYuan} extra={texts.amountHelp}>
        <AmountInput />
      </Form.Item>
      <TextItem name="share" of={shape.sharePercent} extra={texts.shareHelp} inputMode="decimal" />
      <FilledItem name="foundDate" label={labels.foundDate}>
        <DateInput max={chinaToday()} />
      </FilledItem>
      <FilledItem name="hasIncome" label={labels.hasIncome}>
        <Radio.Group options={YES_NO} aria-label={labels.hasIncome} />
      </FilledItem>
      <FilledItem name="isProfitable" label={labels.isProfitable}>
        <Radio.Group options={YES_NO} aria-label={labels.isProfitable} />
      </FilledItem>
      <LongTextItem name="intro" of={shape.intro} extra={texts.introHelp} />
      <DocumentsItem
        name="documents"
        label={texts.optional(copy.files)}
        extra={texts.documentsHelp}
        names={PROJECT_DOCUMENTS}
      />
      <FilesItem
        name="files"
        label={texts.optional(copy.others)}
        extra={texts.filesHelp}
        max={MAX_PROJECT_FILES}
      />
      <TextItem name="contactName" of={shape.contactName} autoComplete="name" />
      <TextItem name="contactPhone" of={shape.contactPhone} autoComplete="tel-national" />
      <Form.Item name="orgNo" label={texts.optional(labels.orgNo)} extra={texts.wantedHelp}>
        <OrganisationSelect orgType="equity" allowClear chosen={wanted} />
      </Form.Item>
      <Form.Item name="showsCompany" valuePropName="checked" extra={texts.showsHelp}>
        <Checkbox>{texts.showsCompany}</Checkbox>
      </Form.Item>
    </>
  )
}
