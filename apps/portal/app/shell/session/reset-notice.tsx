import { Button } from '@lqr/ui/button.tsx'
import { setLoginDialog } from './login-state.ts'

/** Says on every page that an initial password opens nothing yet, and leads to the new one. */
export default function ResetNotice() {
  return (
    <aside aria-label="重置初始密码" className="border-b border-warning/30 bg-warning-soft text-warning">
      <div className="content flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-note">
        <p className="flex-1 basis-64">您正在使用初始密码，设置新密码后才能办理业务。</p>
        <Button size="small" onClick={() => setLoginDialog(true)}>
          设置新密码
        </Button>
      </div>
    </aside>
  )
}
