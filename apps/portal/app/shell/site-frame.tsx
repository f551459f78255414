import { Suspense, useEffect } from 'react'
import { afterFirstAction } from './after-first-action.ts'
import { copy } from './frame-copy.ts'
import { Header } from './header/header.tsx'
import { KeepAliveOutlet } from './keep-alive/keep-alive-outlet.tsx'
import { LoginDialogHost } from './login-dialog/login-dialog-host.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { lazyPart } from './scripts/lazy-part.ts'
import type { SiteData } from './server/site-data.ts'
import { ToastRegion } from './toast/toast-region.tsx'
import { useVisitorSync } from './session/use-visitor-sync.ts'

const ResetNotice = lazyPart(() => import('./session/reset-notice.tsx'))
const Footer = lazyPart(() => afterFirstAction().then(() => import('./footer/footer.tsx')))
const QuickNav = lazyPart(() => afterFirstAction().then(() => import('./rails/quick-nav.tsx')))
const RightRail = lazyPart(() => afterFirstAction().then(() => import('./rails/right-rail.tsx')))

async function startDictionaries(): Promise<void> {
  await afterFirstAction()
  await import('./session/load-dictionaries.ts')
    .then(({ loadDictionaries }) => loadDictionaries())
    .catch(() => undefined)
}

/** The frame around every page of a site. */
export function SiteFrame({ site, session }: Pick<SiteData, 'site' | 'session'>) {
  useVisitorSync(site, session)
  useEffect(() => void startDictionaries(), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {copy.skipToContent}
      </a>
      <noscript>
        <p className="bg-warning-soft text-note text-warning">
          <span className="content block py-2">
            {copy.noScript}
            <a href="/lite">{copy.lite}</a>
          </span>
        </p>
      </noscript>
      <NavigationProgress />
      <Header />
      {session.mustResetPassword && (
        <Suspense>
          <ResetNotice />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <KeepAliveOutlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <QuickNav />
      </Suspense>
      <Suspense>
        <RightRail />
      </Suspense>
      <ToastRegion />
      <LoginDialogHost />
    </div>
  )
}
