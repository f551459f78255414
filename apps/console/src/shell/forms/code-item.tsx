import { Form, Select } from 'antd'
import { codesOf, type FieldSchema, labelOf } from '@lqr/contract/kernel/field.ts'
import { formCopy } from './copy.ts'

interface CodeItemProps {
  name: string
  /** The field of the contract that says the label and the codes. */
  of: FieldSchema
  isOptional?: boolean
}

/** One code of a closed list, found by typing its name. */
export function CodeItem({ name, of, isOptional = false }: CodeItemProps) {
  const options = codesOf(of)?.map((item) => ({ value: item.code, label: item.name })) ?? []
  return (
    <Form.Item name={name} label={isOptional ? formCopy.optional(labelOf(of)) : labelOf(of)}>
      <Select options={options} showSearch={{ optionFilterProp: 'label' }} allowClear={isOptional} />
    </Form.Item>
  )
}
