import { Activity, CalendarClock, LayoutDashboard, Mail } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const COCKPIT = ['govViewer', 'operator', 'admin'] as const
const ANSWERERS = ['financeOfficer', 'financeManager', 'financeEquity', 'agency'] as const
const LENDERS = ['financeOfficer', 'financeManager', 'financeProduct'] as const

/** What governments look after: what needs attention, letters to institutions, loans that fall due. */
export const oversightLines = {
  mine: [
    {
      path: 'personal/renewals',
      slug: 'oversight',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myRenewals, icon: CalendarClock },
      load: () => import('./pages/my-renewals.page.tsx'),
    },
  ],
  work: [
    {
      path: 'workbench/letters',
      slug: 'oversight',
      roles: ANSWERERS,
      menu: { group: 'institution', label: labels.letterTasks, icon: Mail },
      load: () => import('./domains/oversight/letters/desk-letters.page.tsx'),
    },
    {
      path: 'workbench/letters/:id',
      slug: 'oversight',
      roles: ANSWERERS,
      load: () => import('./domains/oversight/letters/desk-letter.page.tsx'),
    },
    {
      path: 'workbench/renewals',
      slug: 'oversight',
      roles: LENDERS,
      menu: { group: 'institution', label: labels.renewals, icon: CalendarClock },
      load: () => import('./domains/oversight/renewals/desk-renewals.page.tsx'),
    },
  ],
  authority: [
    {
      path: 'oversight/today',
      slug: 'oversight',
      roles: COCKPIT,
      menu: { group: 'government', label: labels.today, icon: LayoutDashboard },
      load: () => import('./domains/oversight/today/today.page.tsx'),
    },
    {
      path: 'oversight/operational',
      slug: 'oversight',
      roles: COCKPIT,
      menu: { group: 'government', label: labels.operational, icon: Activity },
      load: () => import('./domains/oversight/operational.page.tsx'),
    },
    {
      path: 'office/letters',
      slug: 'oversight',
      roles: ['govViewer'],
      menu: { group: 'government', label: labels.officeLetters, icon: Mail },
      load: () => import('./domains/oversight/letters/office-letters.page.tsx'),
    },
    {
      path: 'office/letters/:id',
      slug: 'oversight',
      roles: ['govViewer'],
      load: () => import('./domains/oversight/letters/office-letter.page.tsx'),
    },
    {
      path: 'office/renewals',
      slug: 'oversight',
      roles: COCKPIT,
      menu: { group: 'government', label: labels.renewals, icon: CalendarClock },
      load: () => import('./domains/oversight/renewals/office-renewals.page.tsx'),
    },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
