import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { AttentionRow } from '@lqr/contract/oversight/attention-calls.ts'
import { countedSubject, type LetterValues, renewedChoice } from './letter-choice.ts'

/**
 * Keeps a letter that is being written with the list as it is now: what has left the list is taken out of the choice, everything
 * else stays as it was typed. Answers the numbers of what was taken out.
 */
export function useRenewedRows(
  form: FormInstance<LetterValues>,
  rows: readonly AttentionRow[],
  onGone: () => void,
): readonly string[] {
  const seen = useRef(rows)
  const [gone, setGone] = useState<readonly string[]>([])
  useEffect(() => {
    const before = seen.current
    if (before === rows) return
    seen.current = rows
    const { cases = [], subject = '' } = form.getFieldsValue()
    const renewed = renewedChoice(cases, before, rows)
    if (renewed.gone.length === 0) return
    form.setFieldValue('cases', renewed.left)
    form.setFieldValue('subject', countedSubject(subject, renewed.left.length))
    setGone((last) => [...last, ...renewed.gone])
    onGone()
  }, [form, rows, onGone])
  return gone
}
