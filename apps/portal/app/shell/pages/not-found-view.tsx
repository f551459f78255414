import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { NoticeView } from './notice-view.tsx'

/** What is shown instead of a page that does not exist or must not be known to exist. */
export function NotFoundView() {
  const { menu } = useShell()
  const others = menu.filter((item) => item.activeIndex && item.activeIndex !== '/index')
  return (
    <NoticeView
      title={copy.notFound}
      action={
        <>
          <SiteLink href="/index" className={buttonStyle('primary')}>
            {copy.toHome}
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
      <p>{copy.notFoundLong}</p>
    </NoticeView>
  )
}
