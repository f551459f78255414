import { Cable, FileDiff } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages on which institutions let their systems in and reconcile with them. */
export const openLines: readonly RouteLine[] = [
  {
    path: 'workbench/open',
    slug: 'open',
    roles: ['financeManager'],
    menu: { group: 'institution', label: labels.openKeys, icon: Cable },
    load: () => import('./domains/open/keys.page.tsx'),
  },
  {
    path: 'workbench/open/sandbox',
    slug: 'open',
    roles: ['financeManager'],
    load: () => import('./domains/open/sandbox/sandbox.page.tsx'),
  },
  {
    path: 'workbench/open/webhooks/:id',
    slug: 'open',
    roles: ['financeManager'],
    load: () => import('./domains/open/webhooks/deliveries.page.tsx'),
  },
  {
    path: 'workbench/reconciliation',
    slug: 'open',
    roles: ['financeOfficer', 'financeManager'],
    menu: { group: 'institution', label: labels.reconciliation, icon: FileDiff },
    load: () => import('./domains/open/reconciliation/days.page.tsx'),
  },
  {
    path: 'workbench/reconciliation/:day',
    slug: 'open',
    roles: ['financeOfficer', 'financeManager'],
    load: () => import('./domains/open/reconciliation/day.page.tsx'),
  },
]
