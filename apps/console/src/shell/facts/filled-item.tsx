import { Form, type FormItemProps } from 'antd'
import { useFilledExtra } from './filled-note.tsx'

/** A field of a form that may arrive filled. */
export function FilledItem({ name, extra, ...item }: FormItemProps) {
  const noted = useFilledExtra(name, extra)
  return (
    <Form.Item {...(name === undefined ? {} : { name })} {...item} {...(noted ? { extra: noted } : {})} />
  )
}
