import { Alert, Button } from 'antd'
import type { createUser } from '@lqr/contract/identity/user-admin-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { CopyButton } from '../../../shell/forms/copy-button.tsx'
import { copy } from './copy.ts'
import { Dialog } from '../../../shell/forms/dialog.tsx'
import '../identity.css'

export type InitialPassword = CallOutput<typeof createUser>

const texts = copy.password

/** An initial password, shown this once; only its own button closes it. */
export function InitialPasswordDialog({ made, onClose }: { made: InitialPassword; onClose: () => void }) {
  const { username, initialPassword, expiresAt } = made
  const facts = [
    { label: texts.userName, value: username },
    { label: texts.password, value: <code className="initial-password">{initialPassword}</code> },
  ]
  return (
    <Dialog title={texts.title} footer={null} closable={false} keyboard={false}>
      <div className="stack">
        <Facts items={facts} />
        <Alert
          type="warning"
          showIcon
          title={texts.until(formatDateTime(expiresAt))}
          description={texts.hand}
        />
        <div className="dialog-end">
          <CopyButton text={texts.copied(username, initialPassword)} label={texts.copy} isPrimary />
          <Button onClick={onClose}>{texts.close}</Button>
        </div>
      </div>
    </Dialog>
  )
}
