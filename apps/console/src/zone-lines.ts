import { Factory, Landmark, ListOrdered, ScrollText } from 'lucide-react'
import type { RouteLine } from './shell/menu.ts'
import { labels } from './route-labels.ts'

/** The pages on which operators maintain parks, rosters and funds, and governments read rosters. */
export const zoneLines: readonly RouteLine[] = [
  {
    path: 'zones/parks',
    slug: 'parks',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.parks, icon: Factory },
    load: () => import('./domains/parks/parks.page.tsx'),
  },
  {
    path: 'zones/parks/:id',
    slug: 'parks',
    roles: ['operator', 'admin'],
    load: () => import('./domains/parks/park.page.tsx'),
  },
  {
    path: 'zones/rosters',
    slug: 'rosters',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.rosters, icon: ListOrdered },
    load: () => import('./domains/rosters/rosters.page.tsx'),
  },
  {
    path: 'zones/rosters/:id',
    slug: 'rosters',
    roles: ['operator', 'admin', 'govViewer'],
    load: () => import('./domains/rosters/roster.page.tsx'),
  },
  {
    path: 'zones/funds',
    slug: 'funds',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.funds, icon: Landmark },
    load: () => import('./domains/funds/funds.page.tsx'),
  },
  {
    path: 'zones/stock-items',
    slug: 'equity',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.stockItems, icon: Landmark },
    load: () => import('./domains/equity/stock-items.page.tsx'),
  },
  {
    path: 'policies/documents',
    slug: 'policies',
    roles: ['operator', 'admin', 'contentEditor'],
    menu: { group: 'operator', label: labels.policyDocuments, icon: ScrollText },
    load: () => import('./domains/policies/documents/policy-documents.page.tsx'),
  },
  {
    path: 'policies/items',
    slug: 'policies',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.policyItems, icon: ListOrdered },
    load: () => import('./domains/policies/policy-items.page.tsx'),
  },
  {
    path: 'policies/items/:id',
    slug: 'policies',
    roles: ['operator', 'admin'],
    load: () => import('./domains/policies/policy-ledger.page.tsx'),
  },
  {
    path: 'personal/policies',
    slug: 'policies',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myPolicies, icon: ListOrdered },
    load: () => import('./domains/policies/my-policies.page.tsx'),
  },
  {
    path: 'cockpit/rosters',
    slug: 'rosters',
    roles: ['govViewer'],
    menu: { group: 'government', label: labels.publicRosters, icon: ListOrdered },
    load: () => import('./domains/rosters/rosters.page.tsx'),
  },
]
