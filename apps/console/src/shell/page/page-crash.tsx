import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { copy } from '../copy.ts'
import { Notice } from './notice.tsx'

/** A page whose code did not come or that threw: menu and header stay, and the page is asked for again. */
export function PageCrash() {
  const navigate = useNavigate()
  const location = useLocation()
  const actions = (
    <span className="form-actions">
      <Button type="primary" onClick={() => void navigate(location, { replace: true })}>
        {copy.retry}
      </Button>
      <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
    </span>
  )
  return <Notice role="alert" title={copy.failed} hint={copy.pageFailedHint} action={actions} />
}
