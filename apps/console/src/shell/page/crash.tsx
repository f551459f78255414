import { Button } from 'antd'
import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { Notice } from './notice.tsx'
import { openNewerRelease } from './open-newer-release.ts'

/** A page that threw, or whose code did not load: the way on is to open it again. */
export function Crash() {
  useEffect(() => void openNewerRelease(), [])
  const reload = (
    <Button type="primary" onClick={() => location.reload()}>
      {copy.reload}
    </Button>
  )
  return (
    <main className="alone">
      <Notice role="alert" title={copy.crashed} hint={copy.crashedHint} action={reload} />
    </main>
  )
}
