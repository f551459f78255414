import { Form, Input } from 'antd'
import { type FieldSchema, fieldMeta } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { typingOf } from '@lqr/web-client/typing/typing-of.ts'
import { factsCopy as copy } from './copy.ts'
import { useFilledField } from './filled-context.ts'
import { useFilledExtra } from './filled-note.tsx'

/**
 * A field that the certification vouches for: as it says, it is changed there. Another value, typed before, can be changed until
 * it is the certified one.
 */
export function VouchedItem({ name, of, help }: { name: string; of: FieldSchema; help: string }) {
  const form = Form.useFormInstance()
  const value: unknown = Form.useWatch(name, form)
  const isCertified = useFilledField(name)?.value === value
  const link = isCertified && (
    <a className="vouched-link" href="/authentication">
      {copy.change}
    </a>
  )
  const extra = useFilledExtra(name, link || help)
  return (
    <Form.Item name={name} label={fieldMeta(of)?.label} extra={extra}>
      <Input autoComplete="off" maxLength={maxLengthOf(of)} {...typingOf(of)} readOnly={isCertified} />
    </Form.Item>
  )
}
