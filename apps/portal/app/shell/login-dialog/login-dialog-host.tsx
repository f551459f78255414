import { Suspense, useEffect, useState } from 'react'
import { lazyOpened } from '../scripts/lazy-part.ts'
import { useLoginState } from '../session/login-state.ts'

const LoginDialog = lazyOpened(() => import('./login-dialog.tsx'))

/** Loads the login dialog when its status flag is set for the first time. */
export function LoginDialogHost() {
  const open = useLoginState((state) => state.loginDialogStatus)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  )
}
