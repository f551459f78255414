import { Button } from 'antd'
import { Navigate, useLocation } from 'react-router'
import { Page } from '../../../shell/page/page.tsx'
import { innerAddress, loginAddress } from '../../../shell/session/inner-address.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-in.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from '../copy.ts'
import { Alone } from '../login/alone.tsx'
import { NewPassword } from './new-password.tsx'

/** The first login with an initial password: nothing else opens before it is new; then one goes on to where one wanted. */
export function Component() {
  const { info } = useSession()
  const signOut = useSignOut()
  const { state } = useLocation() as { state: { from?: string } | null }
  const wanted = innerAddress(state?.from)
  if (!info.mustResetPassword) return <Navigate to={wanted} replace />
  const done = () => {
    toastSuccess(`${copy.reset.done}，${copy.reset.doneHint}`)
    void signOut(loginAddress(wanted))
  }
  return (
    <Alone>
      <Page title={copy.first.title} intro={copy.first.intro}>
        <NewPassword onDone={done} />
        <Button type="link" className="leave" onClick={() => void signOut()}>
          {copy.first.leave}
        </Button>
      </Page>
    </Alone>
  )
}
