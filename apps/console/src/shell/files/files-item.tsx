import { Form } from 'antd'
import { useRef } from 'react'
import { filesCopy } from './copy.ts'
import { UploadField } from './upload-field.tsx'

interface FilesItemProps {
  name: string
  label: string
  max: number
}

/** Files of a form that is not sent while one of them still is: it would go without it. */
export function FilesItem({ name, label, max }: FilesItemProps) {
  const isSending = useRef(false)
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger={[]}
      rules={[
        {
          validator: () =>
            isSending.current ? Promise.reject(new Error(filesCopy.unfinished)) : Promise.resolve(),
        },
      ]}
    >
      <UploadField
        max={max}
        onSending={(now) => {
          isSending.current = now
        }}
      />
    </Form.Item>
  )
}
