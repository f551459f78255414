import { lazy, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Route } from './+types/page-frame.ts'
import { copy } from './frame-copy.ts'
import { failedMeta } from './page-meta.ts'
import { UnreachableView } from './pages/unreachable-view.tsx'
import { useFailureToast } from './pages/use-failure-toast.ts'
import { listsExamples } from './publishing/lists-examples.ts'

const RouteError = lazy(() => import('./pages/route-error.tsx').catch(() => ({ default: UnreachableView })))

/** The page's own meta stands in for this one unless it failed. */
export const meta: Route.MetaFunction = ({ error }) => (error ? failedMeta(error) : [])

/** Gives every page an error page of its own inside the shell, and says once of a page with examples on it that there are some. */
export default function PageFrame() {
  const isKnown = listsExamples(useMatches().map(({ loaderData }) => loaderData))
  return (
    <div data-page className="contents">
      {/* What a page loads later is seen by its marks; what is known is said at once and moves nothing. */}
      <p data-known={isKnown || undefined} className="page-example bg-gold-soft text-note text-gold-ink">
        <span className="content block py-1">{copy.example}</span>
      </p>
      <Outlet />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useFailureToast(error)
  return (
    <Suspense>
      <RouteError error={error} />
    </Suspense>
  )
}
