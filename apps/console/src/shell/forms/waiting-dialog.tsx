import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Answer } from '../page/answer.tsx'
import { Dialog } from './dialog.tsx'

interface WaitingDialogProps<T> {
  title: string
  of: UseQueryResult<T>
  onClose: () => void
}

/** In place of a form whose first values could not be had: why, and the way to ask again; nothing while they are on their way. */
export function WaitingDialog<T>({ title, of, onClose }: WaitingDialogProps<T>) {
  const [hasFailed, setFailed] = useState(false)
  if (of.error && !hasFailed) setFailed(true)
  if (!hasFailed) return null
  return (
    <Dialog title={title} footer={null} onCancel={onClose}>
      <Answer of={of}>{() => null}</Answer>
    </Dialog>
  )
}
