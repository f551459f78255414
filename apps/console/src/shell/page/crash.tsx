import { Button } from 'antd'
import { copy } from '../copy.ts'
import { Notice } from './notice.tsx'

/** A page that threw, or whose code did not load: the way on is to open it again. */
export function Crash() {
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
