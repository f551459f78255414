import '@lqr/web-client/old-browsers/missing.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import './shell/base.css'
import './shell/layout/frame.css'
import './shell/layout/print.css'
import './shell/page/page.css'
import './shell/records/records.css'
import './shell/forms/forms.css'
import './shell/files/files.css'
import './shell/elder/elder.css'
import '@lqr/ui/forced-colors.css'
import { watchAttendance } from '@lqr/web-client/attendance.ts'
import { clientCopy } from '@lqr/web-client/copy.ts'
import { currentToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { readNames } from '@lqr/web-client/follow-names.ts'
import { holdsDraft } from '@lqr/web-client/drafts/open-drafts.ts'
import { foldTypedInputs } from '@lqr/web-client/typing/fold-typed-inputs.ts'
import { routes } from './routes.tsx'
import { Dictionaries } from './shell/dictionaries.tsx'
import { beginAtTop } from './shell/page/scroll-key.ts'
import { queryClient } from './shell/query-client.ts'
import { makeLeadToLogin } from './shell/session/lead-to-login.ts'
import { onSessionEnd } from './shell/session/session-end.ts'
import { startElder } from './shell/elder/use-elder.ts'
import { Theme } from './shell/theme.tsx'
import { ToastHost } from './shell/toast-host.tsx'
import { toastError, toastSuccess } from './shell/toast.ts'

const BASE = '/console'

startElder()
foldTypedInputs()
watchAttendance()
const names = readNames()
beginAtTop(location.pathname.slice(BASE.length), history.state)
const router = createBrowserRouter(routes, { basename: BASE })

onSessionEnd(
  makeLeadToLogin({
    router,
    base: BASE,
    forget: () => queryClient.clear(),
    say: (sentence) => {
      toastError(sentence)
      if (holdsDraft()) toastSuccess(clientCopy.draftKept)
    },
  }),
)

// What the browser kept whole comes back as it was, also when its person has signed out elsewhere.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && currentToken() === undefined) location.reload()
})

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Theme>
        <ToastHost />
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Dictionaries read={names}>
              <RouterProvider router={router} />
            </Dictionaries>
          </Suspense>
        </QueryClientProvider>
      </Theme>
    </StrictMode>,
  )
}
