import { Warehouse } from 'lucide-react'
import type { RouteLine } from './shell/menu.ts'
import { labels } from './route-labels.ts'

/** The pages of what an enterprise keeps of its estimates. */
export const valuationLines = [
  {
    path: 'personal/valuations',
    slug: 'valuations',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myValuations, icon: Warehouse },
    load: () => import('./domains/valuations/my-valuations.page.tsx'),
  },
  {
    path: 'personal/valuations/:id',
    slug: 'valuations',
    roles: ['enterprise'],
    load: () => import('./domains/valuations/my-valuation.page.tsx'),
  },
] as const satisfies readonly RouteLine[]
