import { useState } from 'react'
import { Link } from 'react-router'
import { getUserName } from '@lqr/contract/identity/calls.ts'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from '../copy.ts'
import { Alone } from '../login/alone.tsx'
import { VerifyPhone } from './verify-phone.tsx'

const texts = copy.forgotUserName

/** A forgotten user name: who has the phone is told what is registered with it. */
export function Component() {
  const [names, setNames] = useState<readonly string[]>()
  const { run, failure } = useAction(getUserName, {
    quiet: true,
    onDone: ({ userNames }) => setNames(userNames),
  })
  return (
    <Alone>
      <Page title={texts.title} intro={names ? undefined : texts.intro}>
        {names ? (
          <Notice
            role="status"
            title={names.length > 0 ? texts.found(names) : texts.none}
            action={<Link to="/login">{copy.reset.toLogin}</Link>}
          />
        ) : (
          <>
            <FormProblem text={failure?.msg} />
            <VerifyPhone scene="password" onTicket={(ticket) => run({ body: { ticket } })} />
            <p className="login-links">
              <Link to="/login">{copy.forgot.back}</Link>
            </p>
          </>
        )}
      </Page>
    </Alone>
  )
}
