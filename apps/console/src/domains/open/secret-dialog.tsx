import { Button, Space } from 'antd'
import { CopyButton } from '../../shell/forms/copy-button.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import { Dialog } from '../../shell/forms/dialog.tsx'

interface Secret {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
}

interface SecretDialogProps {
  title: string
  hint: string
  items: readonly Secret[]
  onClose: () => void
}

/** Secrets, the one time they are shown: a press outside does not close it. */
export function SecretDialog({ title, hint, items, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} footer={null} onCancel={onClose}>
      <p>{hint}</p>
      <Facts
        columns={1}
        items={items.map(({ label, value }) => ({
          label,
          value: <code>{value}</code>,
        }))}
      />
      <Space wrap>
        {items.map(({ value, copyLabel }) => (
          <CopyButton key={copyLabel} text={value} label={copyLabel} />
        ))}
      </Space>
      <div className="dialog-end">
        <Button type="primary" onClick={onClose}>
          {copy.saved}
        </Button>
      </div>
    </Dialog>
  )
}
