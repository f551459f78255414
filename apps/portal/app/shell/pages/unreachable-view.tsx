import { Button } from '@lqr/ui/button.tsx'
import { NoticeView } from './notice-view.tsx'

/** In the place of a page when the line is down, so that not even the code of the error page comes. */
export function UnreachableView() {
  return (
    <NoticeView
      title="暂时连接不上"
      action={
        <Button kind="primary" onClick={() => location.reload()}>
          重新加载
        </Button>
      }
    >
      <p>网络中断，或服务暂时没有回应。请检查网络后重新加载。</p>
      <p>您的登录状态和已保存的内容不受影响。</p>
    </NoticeView>
  )
}
