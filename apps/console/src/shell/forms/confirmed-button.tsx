import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmedButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Asked once more before it is done. */
  question: string
  okText: string
  /** What leaves everything as it is. */
  keepText: string
  onConfirm: () => void
}

/** A button for what cannot be undone; its question takes the keyboard and gives it back. */
export function ConfirmedButton({ question, okText, keepText, onConfirm, ...button }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={question}
          okText={okText}
          cancelText={keepText}
          isDanger={button.danger}
          onOk={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
