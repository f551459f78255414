import { Button, Modal, Space } from 'antd'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { createOpenKey, openKey } from '@lqr/contract/open/key-calls.ts'
import { CopyButton } from '../../shell/forms/copy-button.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'

interface SecretDialogProps {
  made: CallOutput<typeof createOpenKey>
  onClose: () => void
}

const secretLabel = labelOf(createOpenKey.output.shape.clientSecret)

/** The secret of a new key, the one time it is shown: a press outside does not close it. */
export function SecretDialog({ made: { key, clientSecret }, onClose }: SecretDialogProps) {
  return (
    <Modal open title={copy.secretTitle} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <p>{copy.secretHint}</p>
      <Facts
        columns={1}
        items={[
          { label: labelOf(openKey.shape.clientId), value: <code>{key.clientId}</code> },
          { label: secretLabel, value: <code>{clientSecret}</code> },
        ]}
      />
      <Space wrap>
        <CopyButton text={key.clientId} label={copy.copyId} />
        <CopyButton text={clientSecret} label={copy.copySecret} isPrimary />
      </Space>
      <div className="dialog-end">
        <Button onClick={onClose}>{copy.saved}</Button>
      </div>
    </Modal>
  )
}
