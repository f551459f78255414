import { Building2 } from 'lucide-react'
import { EXCHANGE_ROLES } from '@lqr/contract/equity/listing-case.ts'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages of applications to be listed: the enterprise's own, and those of the exchange. */
export const listingLines = {
  mine: [
    {
      path: 'personal/listings',
      slug: 'equity',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myListings, icon: Building2 },
      load: () => import('./domains/equity/listings/my-listings.page.tsx'),
    },
    {
      path: 'personal/listings/new',
      slug: 'equity',
      load: () => import('./domains/equity/listings/apply.page.tsx'),
    },
    {
      path: 'personal/listings/:id',
      slug: 'equity',
      roles: ['enterprise'],
      load: () => import('./domains/equity/listings/my-listing.page.tsx'),
    },
  ],
  desk: [
    {
      path: 'workbench/listings',
      slug: 'equity',
      roles: EXCHANGE_ROLES,
      menu: { group: 'institution', label: labels.listingTasks, icon: Building2 },
      load: () => import('./domains/equity/listings/listing-tasks.page.tsx'),
    },
    {
      path: 'workbench/listings/:id',
      slug: 'equity',
      roles: EXCHANGE_ROLES,
      load: () => import('./domains/equity/listings/listing-task.page.tsx'),
    },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
