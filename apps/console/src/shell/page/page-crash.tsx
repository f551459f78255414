import { Button } from 'antd'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { copy } from '../copy.ts'
import { Notice } from './notice.tsx'
import { openNewerRelease } from './open-newer-release.ts'

/** A page whose code did not come or that threw: menu and header stay, and the page is asked for again. */
export function PageCrash() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => void openNewerRelease(), [])
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
