import { data } from 'react-router'
import type { Route } from './+types/not-found.page.ts'
import { pageMeta } from '../page-meta.ts'
import { NotFoundView } from './not-found-view.tsx'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: '页面不存在', description: '您访问的页面不存在或已被移除。' }),
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <NotFoundView />
}
