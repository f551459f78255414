import { Button } from 'antd'
import { Navigate } from 'react-router'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-in.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from '../copy.ts'
import { Alone } from '../login/alone.tsx'
import { NewPassword } from './new-password.tsx'

/** The first login of an account that the provider registered: nothing else opens before the password is new. */
export function Component() {
  const { info } = useSession()
  const signOut = useSignOut()
  if (!info.mustResetPassword) return <Navigate to="/" replace />
  const done = () => {
    toastSuccess(`${copy.reset.done}，${copy.reset.doneHint}`)
    void signOut()
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
