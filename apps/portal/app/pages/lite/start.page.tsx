import { readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'
import type { Route } from './+types/start.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { copy } from './copy.ts'

export const handle: PageHandle = { queryKeys: [] }

export const loader = ({ request }: Route.LoaderArgs) => ({
  signedIn: readCookie(request.headers.get('cookie'), TOKEN_COOKIE) !== undefined,
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

const { steps } = copy
const STRANGER = [
  ['/lite/register', steps.register],
  ['/lite/login', steps.login],
  ['/financial', steps.products],
] as const
const OWN = [
  ['/lite/certification', steps.certification],
  ['/financial', steps.products],
  ['/lite/applications', steps.applications],
  ['/lite/loans', steps.loans],
  ['/lite/sheet', steps.sheet],
  ['/lite/needs', steps.needs],
  ['/lite/leases', steps.leases],
  ['/lite/reports', steps.reports],
  ['/lite/openings', steps.openings],
  ['/lite/valuations', steps.valuations],
  ['/lite/projects', steps.projects],
  ['/lite/listings', steps.listings],
  ['/lite/enquiries', steps.enquiries],
  ['/lite/activities', steps.activities],
  ['/lite/tax', steps.tax],
  ['/lite/authorisations', steps.authorisations],
  ['/lite/credit', steps.credit],
  ['/lite/questions', steps.questions],
  ['/lite/messages', steps.messages],
] as const

export default function LiteStart({ loaderData: { signedIn } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-head">{copy.title}</h1>
      <p>{copy.lead}</p>
      <ol className="m-0 grid list-none gap-2 p-0">
        {(signedIn ? OWN : STRANGER).map(([href, [name, hint]]) => (
          <li key={href} className="rounded-card border border-line bg-surface p-3">
            <a href={href} className="inline-flex min-h-11 items-center font-medium">
              {name}
            </a>
            <p className="text-note text-muted">{hint}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
