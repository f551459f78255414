import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { busy } from './busy.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  children?: ReactNode
  okText: string
  cancelText?: string
  isDanger?: boolean | undefined
  isBusy?: boolean
  isOkDisabled?: boolean
  onOk: () => void
  onClose: () => void
}

/** Asks once more before what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    okText,
    cancelText = copy.cancel,
    isDanger = false,
    isBusy = false,
    isOkDisabled = false,
    onOk,
    onClose,
  } = props
  return (
    <Dialog
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isOkDisabled, ...busy(isBusy) }}
      cancelText={cancelText}
      onOk={onOk}
      onCancel={onClose}
    >
      {children}
    </Dialog>
  )
}
