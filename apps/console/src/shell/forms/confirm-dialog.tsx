import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { busy } from './busy.tsx'
import { useReturnFocus } from './use-return-focus.ts'

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
  useReturnFocus()
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isOkDisabled, ...busy(isBusy) }}
      cancelText={cancelText}
      mask={{ closable: false }}
      onOk={onOk}
      onCancel={onClose}
    >
      {children}
    </Modal>
  )
}
