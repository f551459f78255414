import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { busy } from './busy.tsx'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  okText: string
  isDanger?: boolean
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
    isDanger = false,
    isBusy = false,
    isOkDisabled = false,
    onOk,
    onClose,
  } = props
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: isOkDisabled, ...busy(isBusy) }}
      cancelText={copy.cancel}
      mask={{ closable: false }}
      onOk={onOk}
      onCancel={onClose}
    >
      {children}
    </Modal>
  )
}
