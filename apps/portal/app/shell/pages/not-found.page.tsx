import { data } from 'react-router'
import type { Route } from './+types/not-found.page.ts'
import { pageMeta } from '../page-meta.ts'
import { copy } from './copy.ts'
import { NotFoundView } from './not-found-view.tsx'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: copy.notFound, description: copy.notFoundShort }),
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <NotFoundView />
}
