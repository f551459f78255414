import { Alert } from 'antd'
import { caseCopy as copy } from './copy.ts'

/** Instead of a case that its enterprise took back before the institution had taken it up. */
export function SealedNotice() {
  return (
    <Alert type="info" showIcon className="form-alert" title={copy.sealed} description={copy.sealedHint} />
  )
}
