import { Alert, Button } from 'antd'
import { copy } from './copy.ts'

interface RecordConflictProps {
  /** Labels of the fields that somebody else changed. */
  changed: readonly string[]
  onReload: () => void
}

/** Somebody else was quicker: what they changed, and the choice between their record and what was typed here. */
export function RecordConflict({ changed, onReload }: RecordConflictProps) {
  return (
    <div role="alert">
      <Alert
        type="warning"
        showIcon
        className="form-alert"
        title={copy.conflict}
        description={`${changed.length > 0 ? copy.conflictFields(changed) : ''}${copy.conflictChoice}`}
        action={<Button onClick={onReload}>{copy.reload}</Button>}
      />
    </div>
  )
}
