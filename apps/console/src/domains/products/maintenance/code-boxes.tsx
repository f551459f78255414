import { Checkbox, Form } from 'antd'

interface CodeBoxesProps {
  name: string
  label: string
  items: readonly { code: string; name: string }[]
  help?: string
}

/** Several of a closed list of codes as boxes to tick. */
export function CodeBoxes({ name, label, items, help }: CodeBoxesProps) {
  const options = items.map(({ code, name: text }) => ({ value: code, label: text }))
  return (
    <Form.Item name={name} label={label} {...(help ? { extra: help } : {})}>
      <Checkbox.Group className="code-boxes" options={options} />
    </Form.Item>
  )
}
