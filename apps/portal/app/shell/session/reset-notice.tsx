import { Button } from '@lqr/ui/button.tsx'
import { copy } from './copy.ts'
import { setLoginDialog } from './login-state.ts'

/** Says on every page that an initial password opens nothing yet, and leads to the new one. */
export default function ResetNotice() {
  return (
    <aside aria-label={copy.resetTitle} className="border-b border-warning/30 bg-warning-soft text-warning">
      <div className="content flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-note">
        <p className="flex-1 basis-64">{copy.resetNotice}</p>
        <Button size="small" onClick={() => setLoginDialog(true)}>
          {copy.setPassword}
        </Button>
      </div>
    </aside>
  )
}
