import { Button } from '@lqr/ui/button.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../scripts/lazy-part.ts'
import { setLoginDialog } from '../session/login-state.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

const SignedIn = lazyPart(() => import('./signed-in.tsx'))

/** The login button, or the visitor with the four commands. */
export function UserArea() {
  const { session } = useShell()
  if (session.signedIn) {
    return (
      <Suspense fallback={<span className="min-h-11" />}>
        <SignedIn session={session} />
      </Suspense>
    )
  }
  return (
    <Button kind="primary" size="small" onClick={() => setLoginDialog(true)}>
      {copy.logIn}
    </Button>
  )
}
