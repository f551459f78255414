import { Modal } from 'antd'
import { useEffect } from 'react'
import { AMOUNT_CONFIRM_LOCK_SECONDS } from '@lqr/contract/rules/amount.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { useCountdown } from '@lqr/web-client/use-countdown.ts'
import { formCopy } from './copy.ts'

interface UnitQuestionProps {
  /** The amount as typed; undefined while nothing is asked. */
  text: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Specification 5: is the amount really in 万元? The answer is locked for five seconds; cancel clears the field. */
export function UnitQuestion({ text, onConfirm, onCancel }: UnitQuestionProps) {
  const { left, start } = useCountdown()
  const isOpen = text !== undefined
  useEffect(() => {
    if (isOpen) start(AMOUNT_CONFIRM_LOCK_SECONDS)
  }, [isOpen, start])
  return (
    <Modal
      open={isOpen}
      title={formCopy.unitTitle}
      okText={left > 0 ? formCopy.unitLater(left) : formCopy.unitConfirm}
      okButtonProps={{ disabled: left > 0 }}
      cancelText={formCopy.unitCancel}
      mask={{ closable: false }}
      closable={false}
      keyboard={false}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      <p>{formCopy.unitQuestion(text ?? '')}</p>
      <p>
        <strong className="tabular">{formCopy.unitMeaning(formatAmount(tenThousandsToYuan(text)))}</strong>
      </p>
      <p className="muted">{formCopy.unitHint}</p>
    </Modal>
  )
}
