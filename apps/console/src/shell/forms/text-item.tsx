import { Form, type FormItemProps, Input, type InputProps } from 'antd'
import type { ReactNode } from 'react'
import { fieldMeta, type FieldSchema } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { typingOf } from '@lqr/web-client/typing/typing-of.ts'
import { FilledItem } from '../facts/filled-item.tsx'

interface ItemProps {
  name: FormItemProps['name']
  /** The field of the contract that says the label, the help, the unit and how much may be typed. */
  of: FieldSchema
  /** Where the screen says more than the contract. */
  label?: ReactNode
  extra?: ReactNode
}

interface TextItemProps extends ItemProps, Omit<InputProps, 'name'> {}

/** A field typed in one line. */
export function TextItem({ name, of, label, extra, ...input }: TextItemProps) {
  return (
    <FilledItem name={name} {...wordsOf(of, label, extra)}>
      <Input
        autoComplete="off"
        maxLength={maxLengthOf(of)}
        suffix={fieldMeta(of)?.unit}
        {...typingOf(of)}
        {...input}
      />
    </FilledItem>
  )
}

/** A password, hidden while it is typed. */
export function PasswordItem({ name, of, label, extra, ...input }: TextItemProps) {
  return (
    <Form.Item name={name} {...wordsOf(of, label, extra)}>
      <Input.Password autoComplete="current-password" maxLength={maxLengthOf(of)} {...input} />
    </Form.Item>
  )
}

interface LongTextItemProps extends ItemProps {
  rows?: { minRows: number; maxRows: number }
}

/** A field of several lines, which says how much of its length is used. */
export function LongTextItem({ name, of, label, extra, rows = SOME_ROWS }: LongTextItemProps) {
  return (
    <FilledItem name={name} {...wordsOf(of, label, extra)}>
      <Input.TextArea autoSize={rows} maxLength={maxLengthOf(of)} showCount />
    </FilledItem>
  )
}

const SOME_ROWS = { minRows: 2, maxRows: 6 }

function wordsOf(of: FieldSchema, label: ReactNode, extra: ReactNode) {
  const meta = fieldMeta(of)
  return { label: label ?? meta?.label, extra: extra === undefined ? meta?.help : extra }
}
