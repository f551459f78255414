import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { copy } from '../copy.ts'
import { Alone } from '../login/alone.tsx'
import { ResetPassword } from './reset-password.tsx'

/** A forgotten password, renewed by proving the phone. */
export function Component() {
  const [isDone, setDone] = useState(false)
  return (
    <Alone>
      <Page title={copy.forgot.title} intro={isDone ? undefined : copy.forgot.intro}>
        {isDone ? (
          <Notice
            role="status"
            title={copy.reset.done}
            hint={copy.reset.doneHint}
            action={<Link to="/login">{copy.reset.toLogin}</Link>}
          />
        ) : (
          <>
            <ResetPassword onDone={() => setDone(true)} />
            <p className="login-links">
              <Link to="/login">{copy.forgot.back}</Link>
            </p>
          </>
        )}
      </Page>
    </Alone>
  )
}
