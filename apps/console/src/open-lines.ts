import { Cable } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages on which managers of institutions let their systems in. */
export const openLines: readonly RouteLine[] = [
  {
    path: 'workbench/open',
    slug: 'open',
    roles: ['financeManager'],
    menu: { group: 'institution', label: labels.openKeys, icon: Cable },
    load: () => import('./domains/open/keys.page.tsx'),
  },
  {
    path: 'workbench/open/webhooks/:id',
    slug: 'open',
    roles: ['financeManager'],
    load: () => import('./domains/open/webhooks/deliveries.page.tsx'),
  },
]
