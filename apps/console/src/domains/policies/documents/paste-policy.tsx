import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { policyDocumentFields } from '@lqr/contract/policies/document-form.ts'
import { readPolicyText, type ReadPolicy } from '@lqr/contract/policies/reading/read-policy-text.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { copy } from './copy.ts'

const MAX_PASTED = 60_000

interface Pasted {
  pasted: string
}

/** The labels of what was read besides the text, in the order of the form. */
function labelsRead(found: ReadPolicy): string[] {
  const fields = Object.entries(policyDocumentFields.shape)
  return fields.flatMap(([name, schema]) => (name in found && name !== 'body' ? [labelOf(schema)] : []))
}

interface PastePolicyProps {
  onRead: (found: ReadPolicy) => void
}

/** Reads a policy out of a pasted text, says what was found, and hands it to the form, where everything is looked over. */
export function PastePolicy({ onRead }: PastePolicyProps) {
  const [form] = Form.useForm<Pasted>()
  const [isOpen, setIsOpen] = useState(false)
  const [read, setRead] = useState<readonly string[]>()
  const finish = ({ pasted }: Pasted) => {
    const found = readPolicyText(pasted)
    onRead(found)
    setRead(labelsRead(found))
    setIsOpen(false)
  }
  return (
    <div className="paste-policy">
      <Button onClick={() => setIsOpen(true)}>{copy.paste}</Button>
      {read && (
        <Alert
          type={read.length > 0 ? 'info' : 'warning'}
          showIcon
          role="status"
          title={read.length > 0 ? copy.readFields(read) : copy.readNothing}
        />
      )}
      {isOpen && (
        <FormDialog<Pasted>
          title={copy.pasteTitle}
          form={form}
          submitText={copy.read}
          isBusy={false}
          onFinish={finish}
          onClose={() => setIsOpen(false)}
        >
          <Form.Item
            name="pasted"
            label={copy.pasted}
            extra={copy.pastedHelp}
            rules={[
              { required: true, whitespace: true, message: copy.pastedMissing },
              { max: MAX_PASTED, message: copy.pastedTooLong },
            ]}
          >
            <Input.TextArea rows={12} autoFocus />
          </Form.Item>
        </FormDialog>
      )}
    </div>
  )
}
