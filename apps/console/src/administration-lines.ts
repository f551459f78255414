import {
  Activity,
  BookType,
  Building2,
  CalendarDays,
  Files,
  Landmark,
  MapPinned,
  ScrollText,
  Settings,
  Timer,
  Users,
} from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages on which the platform keeps organisations, calendar, sites, files, accounts and the audit log. */
export const administrationLines: readonly RouteLine[] = [
  {
    path: 'organisations',
    slug: 'organisations',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.organisations, icon: Building2 },
    load: () => import('./domains/organisations/organisations.page.tsx'),
  },
  {
    path: 'organisations/:id',
    slug: 'organisations',
    roles: ['operator', 'admin'],
    load: () => import('./domains/organisations/organisation.page.tsx'),
  },
  {
    path: 'office/opening-branches',
    slug: 'bank-accounts',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.officeBranches, icon: Landmark },
    load: () => import('./domains/bank-accounts/desk/branches.page.tsx'),
  },
  {
    path: 'calendar',
    slug: 'reference',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.calendar, icon: CalendarDays },
    load: () => import('./domains/reference/calendar/calendar.page.tsx'),
  },
  {
    path: 'settings',
    slug: 'reference',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.settings, icon: Settings },
    load: () => import('./domains/reference/settings/site-settings.page.tsx'),
  },
  {
    path: 'dictionaries',
    slug: 'reference',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.dictionaries, icon: BookType },
    load: () => import('./domains/reference/dictionaries/dictionaries.page.tsx'),
  },
  {
    path: 'sites',
    slug: 'reference',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.sites, icon: MapPinned },
    load: () => import('./domains/reference/sites.page.tsx'),
  },
  {
    path: 'time-limits',
    slug: 'tasks',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.timeLimits, icon: Timer },
    load: () => import('./domains/tasks/limits/time-limits.page.tsx'),
  },
  {
    path: 'operations',
    slug: 'operations',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.operations, icon: Activity },
    load: () => import('./domains/operations/operations.page.tsx'),
  },
  {
    path: 'files',
    slug: 'files',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.files, icon: Files },
    load: () => import('./domains/files/files.page.tsx'),
  },
  {
    path: 'users',
    slug: 'identity',
    roles: ['admin'],
    menu: { group: 'operator', label: labels.users, icon: Users },
    load: () => import('./domains/identity/users/users.page.tsx'),
  },
  {
    path: 'audit',
    slug: 'identity',
    roles: ['admin'],
    menu: { group: 'operator', label: labels.audit, icon: ScrollText },
    load: () => import('./domains/identity/audit/audit.page.tsx'),
  },
]
