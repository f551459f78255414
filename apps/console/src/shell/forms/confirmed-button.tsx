import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { useHandOnFocus } from '../records/use-hand-on-focus.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmedButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Asked once more before it is done. */
  question: string
  okText: string
  /** What leaves everything as it is. */
  keepText: string
  onConfirm: () => void
}

/** A button for what cannot be undone; its question takes the keyboard and gives it back, in a row that goes to what is left. */
export function ConfirmedButton({ question, okText, keepText, onConfirm, ...button }: ConfirmedButtonProps) {
  const own = useHandOnFocus()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button ref={own} {...button} onClick={() => setIsAsking(true)} />
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
