import { ChartColumn, ChartPie, Search } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const load = () => import('./domains/statistics/figures/figures.page.tsx')
const loadOne = () => import('./domains/statistics/figures/figure.page.tsx')
const AUTHORITY = ['govViewer', 'operator', 'admin'] as const
const INSTITUTION = ['financeOfficer', 'financeManager', 'financeProduct', 'financeEquity'] as const

/** Figures by filter and the cases behind them, for each who has cases: an authority, an institution, an enterprise. */
export const figureLines = {
  authority: [
    {
      path: 'figures',
      slug: 'statistics',
      roles: AUTHORITY,
      menu: { group: 'government', label: labels.figures, icon: Search },
      load,
    },
    { path: 'figures/:code', slug: 'statistics', roles: AUTHORITY, load: loadOne },
  ],
  institution: [
    {
      path: 'workbench/figures',
      slug: 'statistics',
      roles: INSTITUTION,
      menu: { group: 'institution', label: labels.orgFigures, icon: ChartColumn },
      load,
    },
    { path: 'workbench/figures/:code', slug: 'statistics', roles: INSTITUTION, load: loadOne },
  ],
  enterprise: [
    {
      path: 'personal/figures',
      slug: 'statistics',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myFigures, icon: ChartPie },
      load,
    },
    { path: 'personal/figures/:code', slug: 'statistics', roles: ['enterprise'], load: loadOne },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
