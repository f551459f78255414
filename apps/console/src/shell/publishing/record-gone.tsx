import { Alert } from 'antd'
import { copy } from './copy.ts'

/** Somebody else deleted the draft meanwhile: what was typed here is saved as a new one. */
export function RecordGone() {
  return (
    <div role="alert">
      <Alert type="warning" showIcon className="form-alert" title={copy.gone} description={copy.goneChoice} />
    </div>
  )
}
