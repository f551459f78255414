import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { openLogin } from '../login-dialog/open-login.ts'
import { throughDuties } from '../session/own-console.ts'
import { copy } from './copy.ts'
import { NoticeView } from './notice-view.tsx'

/** What a session may still owe before a page opens, by the key of the refusal. */
const duties: Readonly<Record<string, { title: string; text: string; action: string }>> = {
  'kernel.mustConsent': {
    title: copy.agreementFirst,
    text: copy.agreementFirstLong,
    action: copy.readAgreement,
  },
  'kernel.mustEnrolSecondFactor': {
    title: copy.secondFactorFirst,
    text: copy.secondFactorFirstLong,
    action: copy.bindSecondFactor,
  },
}
const RESET = 'kernel.mustResetPassword'

/** Whether a refusal only asks for something the visitor can do at once. */
export function isDuty(key: string | undefined): key is string {
  return key !== undefined && (key === RESET || key in duties)
}

function ResetFirst({ home }: { home: ReactNode }) {
  useEffect(() => openLogin(), [])
  return (
    <NoticeView
      title={copy.passwordFirst}
      action={
        <>
          <Button kind="primary" onClick={() => openLogin()}>
            {copy.setPassword}
          </Button>
          {home}
        </>
      }
    >
      <p>{copy.passwordFirstLong}</p>
    </NoticeView>
  )
}

/** Instead of a page that is refused for now: what to do first, and the way back to the page. */
export function DutyFirst({ duty, home }: { duty: string; home: ReactNode }) {
  const { pathname, search } = useLocation()
  const known = duties[duty]
  if (!known) return <ResetFirst home={home} />
  return (
    <NoticeView
      title={known.title}
      action={
        <>
          <a href={throughDuties(`${pathname}${search}`)} className={buttonStyle('primary')}>
            {known.action}
          </a>
          {home}
        </>
      }
    >
      <p>{known.text}</p>
    </NoticeView>
  )
}
