import { Segmented, Tabs } from 'antd'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { type TokenPair, userTypes, type UserType } from '@lqr/contract/identity/entities.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { currentToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { innerAddress } from '../../../shell/session/inner-address.ts'
import { useSignIn } from '../../../shell/session/use-sign-in.ts'
import { copy } from '../copy.ts'
import { copy as secondFactorCopy } from '../second-factor/copy.ts'
import { VerifyStep } from '../second-factor/verify-step.tsx'
import { Alone } from './alone.tsx'
import { keepUserType, lastUserType } from './last-user-type.ts'
import { PasswordLogin } from './password-login.tsx'
import { PhoneLogin } from './phone-login.tsx'

const texts = copy.login
const typeOptions = userTypes.map(({ code, name }) => ({ value: code, label: name }))

interface FirstStepProps {
  /** Why one is back here. */
  reason: string | undefined
  onSignedIn: (pair: TokenPair) => void
}

function FirstStep({ reason, onSignedIn }: FirstStepProps) {
  const [userType, setUserType] = useState(lastUserType)
  const [search] = useSearchParams()
  const target = `/console${innerAddress(search.get('from'))}`
  const thirdLogin = `/thirdLogin?target=${encodeURIComponent(target)}`
  const goOn = (pair: TokenPair) => {
    keepUserType(userType)
    onSignedIn(pair)
  }
  const ways = [
    {
      key: 'password',
      label: texts.byPassword,
      children: <PasswordLogin userType={userType} onSignedIn={goOn} />,
    },
    {
      key: 'phone',
      label: texts.byPhone,
      children: <PhoneLogin userType={userType} onSignedIn={goOn} />,
    },
  ]
  return (
    <Page title={texts.title} intro={texts.intro}>
      <FormProblem text={reason} />
      <Segmented<UserType>
        aria-label={texts.userType}
        block
        options={typeOptions}
        value={userType}
        onChange={setUserType}
      />
      <Tabs items={ways} destroyOnHidden />
      <p className="login-links">
        <Link to="/forgot-password">{texts.forgot}</Link>
        <Link to="/forgot-user-name">{texts.forgotUserName}</Link>
        <a href={thirdLogin}>{texts.thirdLogin}</a>
        <a href="/index">{texts.backToPortal}</a>
      </p>
    </Page>
  )
}

/** Login of each account type, by password or by a code sent to the phone; who bound a second factor gives its code too. */
export function Component() {
  const [search] = useSearchParams()
  const [wasSignedIn] = useState(() => currentToken() !== undefined)
  const [halfToken, setHalfToken] = useState<string>()
  const [reason, setReason] = useState<string>()
  const signIn = useSignIn()
  if (wasSignedIn) return <Navigate to={innerAddress(search.get('from'))} replace />
  const back = (why?: string) => {
    setReason(why)
    setHalfToken(undefined)
  }
  const goOn = (pair: TokenPair) => {
    if (pair.secondFactor === 'required') setHalfToken(pair.access_token)
    else signIn(pair).catch((error: unknown) => back(asFailure(error).msg))
  }
  return (
    <Alone>
      {halfToken ? (
        <Page title={secondFactorCopy.verify.title} intro={secondFactorCopy.verify.intro}>
          <VerifyStep token={halfToken} onSignedIn={goOn} onBack={back} />
        </Page>
      ) : (
        <FirstStep reason={reason} onSignedIn={goOn} />
      )}
    </Alone>
  )
}
