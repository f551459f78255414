import { CalendarClock, Landmark } from 'lucide-react'
import type { RouteLine } from './shell/menu.ts'
import { labels } from './route-labels.ts'

const desk = {
  slug: 'bank-accounts',
  roles: ['financeOfficer', 'financeManager'],
  permission: 'bank-accounts:openings',
} as const

/** The pages of account openings: the enterprise's own, and those of the bank. */
export const openingLines = {
  mine: [
    {
      path: 'personal/account-openings',
      slug: 'bank-accounts',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myOpenings, icon: Landmark },
      load: () => import('./domains/bank-accounts/mine/my-openings.page.tsx'),
    },
    {
      path: 'personal/account-openings/new',
      slug: 'bank-accounts',
      load: () => import('./domains/bank-accounts/booking/open-account.page.tsx'),
    },
    {
      path: 'personal/account-openings/:id',
      slug: 'bank-accounts',
      roles: ['enterprise'],
      load: () => import('./domains/bank-accounts/mine/my-opening.page.tsx'),
    },
    {
      path: 'personal/bank-accounts',
      slug: 'bank-accounts',
      roles: ['enterprise'],
      load: () => import('./domains/bank-accounts/mine/my-accounts.page.tsx'),
    },
  ],
  desk: [
    {
      ...desk,
      path: 'workbench/account-openings',
      menu: { group: 'institution', label: labels.openingTasks, icon: Landmark },
      load: () => import('./domains/bank-accounts/desk/opening-tasks.page.tsx'),
    },
    {
      ...desk,
      path: 'workbench/account-openings/:id',
      load: () => import('./domains/bank-accounts/desk/opening-task.page.tsx'),
    },
    {
      ...desk,
      path: 'workbench/opening-branches',
      menu: { group: 'institution', label: labels.openingBranches, icon: CalendarClock },
      load: () => import('./domains/bank-accounts/desk/branches.page.tsx'),
    },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
