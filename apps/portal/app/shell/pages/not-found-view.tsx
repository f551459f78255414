import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { NoticeView } from './notice-view.tsx'

/** What is shown instead of a page that does not exist or must not be known to exist. */
export function NotFoundView() {
  const { menu } = useShell()
  const others = menu.filter((item) => item.activeIndex && item.activeIndex !== '/index')
  return (
    <NoticeView
      title="页面不存在"
      action={
        <>
          <SiteLink href="/index" className={buttonStyle('primary')}>
            返回首页
          </SiteLink>
          {others.map((item) => (
            <SiteLink
              key={item.label}
              href={item.activeIndex ?? '/index'}
              className={buttonStyle('secondary')}
            >
              {item.label}
            </SiteLink>
          ))}
        </>
      }
    >
      <p>您访问的页面不存在，或者内容已被移除。请检查地址是否完整，或从下面的入口继续。</p>
    </NoticeView>
  )
}
