import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { openLogin } from '../login-dialog/open-login.ts'
import { throughDuties } from '../session/own-console.ts'
import { NoticeView } from './notice-view.tsx'

/** What a session may still owe before a page opens, by the key of the refusal. */
const duties: Readonly<Record<string, { title: string; text: string; action: string }>> = {
  'kernel.mustConsent': {
    title: '请先同意服务协议',
    text: '阅读并同意平台用户服务及授权协议后，会回到这个页面。',
    action: '阅读协议',
  },
  'kernel.mustEnrolSecondFactor': {
    title: '请先绑定动态口令',
    text: '您的账号须绑定动态口令后使用，绑定后会回到这个页面。',
    action: '去绑定',
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
      title="请先设置新密码"
      action={
        <>
          <Button kind="primary" onClick={() => openLogin()}>
            设置新密码
          </Button>
          {home}
        </>
      }
    >
      <p>您正在使用初始密码。设置新密码并重新登录后，会回到这个页面。</p>
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
