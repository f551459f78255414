import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { useEffect } from 'react'
import { setLoginDialog } from '../session/login-state.ts'
import { SiteLink } from '../site-link.tsx'
import { copy } from './copy.ts'
import { DutyFirst, isDuty } from './duty-first.tsx'
import { NotFoundView } from './not-found-view.tsx'
import { NoticeView } from './notice-view.tsx'
import { routeFailure } from './route-failure.ts'
import { useNewerRelease } from './use-newer-release.ts'

const home = (
  <SiteLink href="/index" className={buttonStyle('secondary')}>
    {copy.toHome}
  </SiteLink>
)

function SignInFirst() {
  useEffect(() => setLoginDialog(true), [])
  return (
    <NoticeView
      title={copy.logInFirst}
      action={
        <>
          <Button kind="primary" onClick={() => setLoginDialog(true)}>
            {copy.logIn}
          </Button>
          {home}
        </>
      }
    >
      <p>{copy.logInLong}</p>
    </NoticeView>
  )
}

/** The error page inside the shell: not found, sign in first, a duty first, not allowed, or calm words and a way to try again. */
export default function RouteError({ error }: { error: unknown }) {
  const { status, msg, key, requestId } = routeFailure(error)
  useNewerRelease(error)
  if (status === 404) return <NotFoundView />
  if (status === 401) return <SignInFirst />
  if (isDuty(key)) return <DutyFirst duty={key} home={home} />
  if (status === 400 || status === 403 || status === 409 || status === 422) {
    return (
      <NoticeView title={copy.forbidden} action={home} requestId={requestId}>
        <p>{msg ?? copy.forbiddenLong}</p>
      </NoticeView>
    )
  }
  return (
    <NoticeView
      title={status === 429 ? copy.tooOften : copy.unavailable}
      requestId={requestId}
      action={
        <>
          <Button kind="primary" onClick={() => location.reload()}>
            {copy.reload}
          </Button>
          {home}
        </>
      }
    >
      <p>{msg ?? copy.recovering}</p>
      <p>{copy.nothingLost}</p>
    </NoticeView>
  )
}
