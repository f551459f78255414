import { Newspaper } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const OFFICE = ['govViewer', 'operator'] as const

/** Monthly briefs of an authority's area. */
export const briefLines: readonly RouteLine[] = [
  {
    path: 'office/briefs',
    slug: 'briefs',
    roles: OFFICE,
    menu: { group: 'government', label: labels.briefs, icon: Newspaper },
    load: () => import('./domains/briefs/briefs.page.tsx'),
  },
  {
    path: 'office/briefs/:id',
    slug: 'briefs',
    roles: OFFICE,
    load: () => import('./domains/briefs/brief.page.tsx'),
  },
]
