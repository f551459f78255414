import { Form, Select } from 'antd'
import { organisationForm } from '@lqr/contract/organisations/maintenance-calls.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { copy } from './copy.ts'

const { shape } = organisationForm

/** What is typed of an organisation; categories are those of its type. */
export function OrganisationFields({ orgType }: { orgType: string | undefined }) {
  const categories = ORG_CATEGORIES.filter((item) => item.orgType === orgType)
  return (
    <>
      <TextItem name="name" of={shape.name} />
      <TextItem name="shortName" of={shape.shortName} />
      <Form.Item name="orgCategory" label={labelOf(shape.orgCategory)}>
        <Select options={categories.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item name="regionCode" label={labelOf(shape.regionCode)}>
        <RegionSelect />
      </Form.Item>
      <TextItem name="creditCode" of={shape.creditCode} />
      <TextItem name="phone" of={shape.phone} extra={copy.form.phoneHelp} />
      <TextItem name="address" of={shape.address} />
      <LongTextItem
        name="intro"
        of={shape.intro}
        extra={copy.form.introHelp}
        rows={{ minRows: 4, maxRows: 10 }}
      />
    </>
  )
}
