import { HandCoins, Handshake, Landmark, ListTodo, Radar } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const WORKERS = ['financeOfficer', 'financeManager', 'financeEquity'] as const
const OFFICE = ['govViewer', 'operator'] as const

/** The pages of financing needs: the enterprise's, those of institutions that respond, and those of the authority of an area. */
export const financingLines = {
  enterprise: [
    {
      path: 'personal/needs',
      slug: 'financing',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myNeeds, icon: HandCoins },
      load: () => import('./domains/financing/my-needs.page.tsx'),
    },
    {
      path: 'personal/needs/:id',
      slug: 'financing',
      roles: ['enterprise'],
      load: () => import('./domains/financing/my-need.page.tsx'),
    },
    {
      path: 'demand/demandInsert',
      slug: 'financing',
      load: () => import('./pages/demand-insert.page.tsx'),
    },
  ],
  institution: [
    {
      path: 'workbench/needs',
      slug: 'financing',
      roles: WORKERS,
      menu: { group: 'institution', label: labels.needPool, icon: Radar },
      load: () => import('./domains/financing/need-pool.page.tsx'),
    },
    {
      path: 'workbench/responses',
      slug: 'financing',
      roles: WORKERS,
      menu: { group: 'institution', label: labels.needResponses, icon: Handshake },
      load: () => import('./domains/financing/responses.page.tsx'),
    },
    {
      path: 'workbench/responses/:id',
      slug: 'financing',
      roles: WORKERS,
      load: () => import('./domains/financing/response.page.tsx'),
    },
    {
      path: 'operation/detail',
      slug: 'financing',
      roles: ['financeEquity'],
      load: () => import('./domains/financing/operation/operation.page.tsx'),
    },
  ],
  authority: [
    {
      path: 'office/tasks',
      slug: 'tasks',
      roles: OFFICE,
      menu: { group: 'government', label: labels.officeTasks, icon: ListTodo },
      load: () => import('./domains/tasks/office-tasks.page.tsx'),
    },
    {
      path: 'office/needs',
      slug: 'financing',
      roles: OFFICE,
      menu: { group: 'government', label: labels.areaNeeds, icon: Landmark },
      load: () => import('./domains/financing/area-needs.page.tsx'),
    },
    {
      path: 'office/needs/:id',
      slug: 'financing',
      roles: OFFICE,
      load: () => import('./domains/financing/area-need.page.tsx'),
    },
  ],
} as const satisfies Readonly<Record<string, readonly RouteLine[]>>
