import { Form } from 'antd'
import type { ReactNode } from 'react'
import { DocumentPlaces } from './document-places.tsx'
import { useSentFirst } from './use-sent-first.ts'

interface DocumentsItemProps {
  name: string
  label: string
  extra?: ReactNode
  /** One place each. */
  names: readonly string[]
  /** Files that one place takes. */
  max?: number
}

/** Documents of a form in their places; it is not sent while one of them still is. */
export function DocumentsItem({ name, label, extra, names, max }: DocumentsItemProps) {
  const { item, onSending } = useSentFirst()
  return (
    <Form.Item name={name} label={label} extra={extra} {...item}>
      <DocumentPlaces names={names} max={max} onSending={onSending} />
    </Form.Item>
  )
}
