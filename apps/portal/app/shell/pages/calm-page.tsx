import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { Wordmark } from '../header/wordmark.tsx'
import { ToastRegion } from '../toast/toast-region.tsx'
import { NoticeView } from './notice-view.tsx'
import { routeFailure } from './route-failure.ts'
import { useFailureToast } from './use-failure-toast.ts'

/** The page when not even the shell can be shown: no data is needed and nobody is signed out. */
export function CalmPage({ error }: { error: unknown }) {
  const { status, msg, requestId } = routeFailure(error)
  useFailureToast(error)
  const missing = status === 404
  return (
    <main id="main">
      <title>{missing ? '页面不存在' : '服务暂时不可用'}</title>
      <div className="content py-4">
        <Wordmark />
      </div>
      <NoticeView
        title={missing ? '页面不存在' : '服务暂时不可用'}
        requestId={requestId}
        action={
          <>
            <Button kind="primary" onClick={() => location.reload()}>
              重新加载
            </Button>
            <a href="/index" className={buttonStyle('secondary')}>
              返回首页
            </a>
          </>
        }
      >
        <p>{msg ?? '系统正在恢复中，请稍后重新加载。'}</p>
        <p>您的登录状态和已保存的内容不受影响。</p>
      </NoticeView>
      <ToastRegion />
    </main>
  )
}
