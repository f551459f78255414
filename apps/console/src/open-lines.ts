import { Cable, FileDiff, Scale3d } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages on which institutions let their systems in and reconcile with them, and who looks after that. */
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
  {
    path: 'workbench/open/reconciliation',
    slug: 'open',
    roles: ['financeOfficer', 'financeManager'],
    menu: { group: 'institution', label: labels.reconciliation, icon: FileDiff },
    load: () => import('./domains/open/reconciliation/days.page.tsx'),
  },
  {
    path: 'workbench/open/reconciliation/:day',
    slug: 'open',
    roles: ['financeOfficer', 'financeManager'],
    load: () => import('./domains/open/reconciliation/day.page.tsx'),
  },
  {
    path: 'reconciliation',
    slug: 'open',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.reconcilingInstitutions, icon: Scale3d },
    load: () => import('./domains/open/reconciliation/institutions.page.tsx'),
  },
  {
    path: 'reconciliation/:id',
    slug: 'open',
    roles: ['operator', 'admin'],
    load: () => import('./domains/open/reconciliation/institution.page.tsx'),
  },
]
