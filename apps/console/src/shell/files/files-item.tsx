import { Form } from 'antd'
import type { ReactNode } from 'react'
import { UploadField } from './upload-field.tsx'
import { useSentFirst } from './use-sent-first.ts'

interface FilesItemProps {
  name: string
  label: string
  extra?: ReactNode
  max: number
}

/** Files of a form, which is not sent while one of them still is. */
export function FilesItem({ name, label, extra, max }: FilesItemProps) {
  const { item, onSending } = useSentFirst()
  return (
    <Form.Item name={name} label={label} extra={extra} {...item}>
      <UploadField max={max} onSending={onSending} />
    </Form.Item>
  )
}
