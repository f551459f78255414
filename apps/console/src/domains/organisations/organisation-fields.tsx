import { Form, Input, Select } from 'antd'
import { organisationForm } from '@lqr/contract/organisations/maintenance-calls.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { copy } from './copy.ts'

const { shape } = organisationForm

/** What is typed of an organisation; categories are those of its type. */
export function OrganisationFields({ orgType }: { orgType: string | undefined }) {
  const categories = ORG_CATEGORIES.filter((item) => item.orgType === orgType)
  return (
    <>
      <Form.Item name="name" label={labelOf(shape.name)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="shortName" label={labelOf(shape.shortName)}>
        <Input autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="orgCategory" label={labelOf(shape.orgCategory)}>
        <Select options={categories.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item name="regionCode" label={labelOf(shape.regionCode)}>
        <RegionSelect />
      </Form.Item>
      <Form.Item name="creditCode" label={labelOf(shape.creditCode)}>
        <Input autoComplete="off" maxLength={18} />
      </Form.Item>
      <Form.Item name="phone" label={labelOf(shape.phone)} extra={copy.form.phoneHelp}>
        <Input type="tel" inputMode="tel" autoComplete="off" maxLength={20} />
      </Form.Item>
      <Form.Item name="address" label={labelOf(shape.address)}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="intro" label={labelOf(shape.intro)} extra={copy.form.introHelp}>
        <Input.TextArea rows={4} maxLength={1000} />
      </Form.Item>
    </>
  )
}
