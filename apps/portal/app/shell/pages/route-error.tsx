import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { useEffect } from 'react'
import { setLoginDialog } from '../session/login-state.ts'
import { SiteLink } from '../site-link.tsx'
import { DutyFirst, isDuty } from './duty-first.tsx'
import { NotFoundView } from './not-found-view.tsx'
import { NoticeView } from './notice-view.tsx'
import { routeFailure } from './route-failure.ts'

const home = (
  <SiteLink href="/index" className={buttonStyle('secondary')}>
    返回首页
  </SiteLink>
)

function SignInFirst() {
  useEffect(() => setLoginDialog(true), [])
  return (
    <NoticeView
      title="请先登录"
      action={
        <>
          <Button kind="primary" onClick={() => setLoginDialog(true)}>
            登录
          </Button>
          {home}
        </>
      }
    >
      <p>登录后即可查看这个页面。</p>
    </NoticeView>
  )
}

/** The error page inside the shell: not found, sign in first, a duty first, not allowed, or calm words and a way to try again. */
export default function RouteError({ error }: { error: unknown }) {
  const { status, msg, key, requestId } = routeFailure(error)
  if (status === 404) return <NotFoundView />
  if (status === 401) return <SignInFirst />
  if (isDuty(key)) return <DutyFirst duty={key} home={home} />
  if (status === 400 || status === 403 || status === 409 || status === 422) {
    return (
      <NoticeView title="无法打开这个页面" action={home} requestId={requestId}>
        <p>{msg ?? '您没有权限查看这个页面，或地址有误。'}</p>
      </NoticeView>
    )
  }
  return (
    <NoticeView
      title={status === 429 ? '访问过于频繁' : '服务暂时不可用'}
      requestId={requestId}
      action={
        <>
          <Button kind="primary" onClick={() => location.reload()}>
            重新加载
          </Button>
          {home}
        </>
      }
    >
      <p>{msg ?? '系统正在恢复中，请稍后重新加载。'}</p>
      <p>您的登录状态和已保存的内容不受影响。</p>
    </NoticeView>
  )
}
