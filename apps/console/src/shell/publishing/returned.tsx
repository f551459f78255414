import { Alert } from 'antd'
import { copy } from './copy.ts'

/** Why the reviewer sent it back. */
export function Returned({ reason }: { reason: string }) {
  return <Alert type="warning" showIcon className="form-alert" title={copy.returned(reason)} />
}
