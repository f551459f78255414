import { Form } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import './forms.css'

interface FoldedFieldsProps {
  title: string
  /** The fields inside: one that is wrong unfolds them. */
  names: readonly string[]
  children: ReactNode
}

/** Fields that most people leave alone, out of the way of those who fill in one form after the other. */
export function FoldedFields({ title, names, children }: FoldedFieldsProps) {
  return (
    <Form.Item noStyle shouldUpdate={() => true}>
      {({ getFieldsError }) => (
        <Fold title={title} isWrong={getFieldsError([...names]).some(({ errors }) => errors.length > 0)}>
          {children}
        </Fold>
      )}
    </Form.Item>
  )
}

interface FoldProps {
  title: string
  isWrong: boolean
  children: ReactNode
}

/** Unfolded by a sentence at a field, and by nothing folded again but the person. */
function Fold({ title, isWrong, children }: FoldProps) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && element.current) element.current.open = true
  }, [isWrong])
  return (
    <details ref={element} className="folded-fields">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
