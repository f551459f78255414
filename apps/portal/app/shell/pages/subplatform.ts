import { redirect } from 'react-router'
import type { Route } from './+types/subplatform.ts'

/** `/subplatform/{path}/…` is an older form of `/{path}/…` (docs/product-rules.md, Sites). */
export function loader({ params, request }: Route.LoaderArgs) {
  const segments = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent)
  throw redirect(`/${segments.join('/')}${new URL(request.url).search}`)
}
