import { Button } from 'antd'
import { copy } from '../copy.ts'
import { Notice } from './notice.tsx'

interface FailureProps {
  title?: string
  hint?: string | undefined
  onRetry?: () => void
}

/** What happened and what to do; the page around it stays usable. */
export function Failure({ title = copy.failed, hint, onRetry }: FailureProps) {
  const retry = onRetry && (
    <Button type="primary" onClick={onRetry}>
      {copy.retry}
    </Button>
  )
  return <Notice role="alert" title={title} hint={hint} action={retry} />
}
