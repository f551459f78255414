import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Page } from '../../../shell/page/page.tsx'
import { innerAddress } from '../../../shell/session/inner-address.ts'
import { SESSION_KEY } from '../../../shell/session/session-key.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-in.ts'
import { Alone } from '../login/alone.tsx'
import { copy } from './copy.ts'
import { EnrolSteps } from './enrol-steps.tsx'

const texts = copy.page

/** The duty of all who see other people's data: nothing else opens before a second factor is bound. */
export function Component() {
  const { info } = useSession()
  const { state } = useLocation() as { state: { from?: string } | null }
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [isEnrolled, setEnrolled] = useState(false)
  const wanted = innerAddress(state?.from)
  if (!info.mustEnrolSecondFactor && !isEnrolled) return <Navigate to={wanted} replace />
  const finish = async () => {
    await queries.refetchQueries({ queryKey: SESSION_KEY })
    await navigate(wanted, { replace: true })
  }
  return (
    <Alone>
      <Page title={texts.title} intro={texts.intro}>
        <EnrolSteps onEnrolled={() => setEnrolled(true)} onFinish={() => void finish()} />
        {!isEnrolled && (
          <Button type="link" className="leave" onClick={() => void signOut()}>
            {texts.leave}
          </Button>
        )}
      </Page>
    </Alone>
  )
}
