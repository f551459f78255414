import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/lite-frame.ts'
import type { PageHandle } from '../page-handle.ts'
import { EndedPage } from '../plain/ended-page.tsx'
import { FormAccount } from '../plain/form-account.ts'
import type { EndedForm } from '../plain/handle-form.ts'
import { apiContext } from '../server/contexts.ts'
import type { LoaderFailure } from '../server/loader-api.ts'
import { anonymous } from '../session/session-view.ts'
import { toSessionView } from '../session/to-session-view.ts'
import { liteCopy as copy } from './copy.ts'
import { enterpriseOnly } from './enterprise-only.ts'

export const handle: PageHandle = { queryKeys: [], isPlain: true }

/** Who is here. A session that has ended signs nobody out of a form that is being sent: that page says it in its own place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (readCookie(request.headers.get('cookie'), TOKEN_COOKIE) === undefined)
    return { name: undefined, account: undefined }
  const { name, userId } = await context
    .get(apiContext)(getUserInfo)
    .then(toSessionView)
    .catch(() => anonymous)
  return { name: name || undefined, account: userId ?? undefined }
}

export const meta: Route.MetaFunction = ({ error }) => [
  ...(error ? [{ title: copy.failed }] : []),
  { name: 'robots', content: 'noindex' },
]

function Lines({ name }: { name: string | undefined }) {
  const lines = name
    ? ([
        ['/lite', copy.start],
        ['/financial', copy.products],
        ['/lite/applications', copy.applications],
        ['/lite/messages', copy.messages],
        ['/lite/certification', copy.certification],
      ] as const)
    : ([
        ['/lite', copy.start],
        ['/financial', copy.products],
        ['/lite/login', copy.login],
        ['/lite/register', copy.register],
      ] as const)
  return (
    <nav aria-label={copy.nav} className="flex flex-wrap gap-x-4">
      {lines.map(([href, label]) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </nav>
  )
}

function Frame({ name, children }: { name: string | undefined; children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only">
        {copy.skip}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="content max-w-article py-2">
          <p className="font-semibold text-primary-strong">
            {copy.brand} <span className="text-note font-normal text-muted">{copy.name}</span>
          </p>
          <Lines name={name} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="content grid max-w-article gap-4 py-4">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="content flex max-w-article flex-wrap items-center gap-x-4 py-3 text-note text-muted">
          {name && <span>{copy.signedInAs(name)}</span>}
          <a href="/index" className="inline-flex min-h-11 items-center">
            {copy.full}
          </a>
          {name && (
            <form method="post" action="/lite/login?logout=1">
              <button type="submit" name="_act" value="logout" className={buttonStyle('quiet', 'small')}>
                {copy.logout}
              </button>
            </form>
          )}
        </div>
      </footer>
    </>
  )
}

/** The frame of the pages that are whole without scripts: no menu, no dialogs, nothing that loads later. */
export default function LiteFrame({ loaderData: { name, account } }: Route.ComponentProps) {
  return (
    <Frame name={name}>
      <FormAccount value={account}>
        <Outlet />
      </FormAccount>
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { pathname } = useLocation()
  const { msg, key, ended } = (isRouteErrorResponse(error) ? error.data : {}) as Partial<
    EndedForm & LoaderFailure
  >
  const isOtherAccount = key === kernelErrors.forbidden.key
  return (
    <Frame name={loaderData?.name}>
      {ended ? (
        <EndedPage {...ended} msg={msg} />
      ) : (
        <>
          <h1 className="text-head">{status === 404 ? copy.missing : copy.failed}</h1>
          <p>{isOtherAccount ? enterpriseOnly(pathname) : (msg ?? copy.failedText)}</p>
          {status === 403 && !isOtherAccount && <p>{copy.duty}</p>}
          <a href="/lite">{copy.back}</a>
        </>
      )}
    </Frame>
  )
}
