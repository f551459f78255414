import { Bell, CalendarHeart, ClipboardList, FileDown, KeyRound } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages of everybody's own account: activities, messages, security, agreements. */
export const accountLines: readonly RouteLine[] = [
  {
    path: 'activities',
    slug: 'activities',
    menu: { group: 'account', label: labels.myActivities, icon: CalendarHeart },
    load: () => import('./domains/activities/my-activities.page.tsx'),
  },
  {
    path: 'activities/sign-up',
    slug: 'activities',
    load: () => import('./domains/activities/sign-up.page.tsx'),
  },
  {
    path: 'messages',
    slug: 'messages',
    menu: { group: 'account', label: labels.messages, icon: Bell },
    load: () => import('./domains/messages/messages.page.tsx'),
  },
  {
    path: 'exports',
    slug: 'exports',
    menu: { group: 'account', label: labels.exports, icon: FileDown },
    load: () => import('./domains/exports/exports.page.tsx'),
  },
  {
    path: 'security',
    slug: 'identity',
    menu: { group: 'account', label: labels.security, icon: KeyRound },
    load: () => import('./domains/identity/security.page.tsx'),
  },
  {
    path: 'security/close-account',
    slug: 'identity',
    load: () => import('./domains/identity/personal-data/close-account.page.tsx'),
  },
  {
    path: 'agreements',
    slug: 'identity',
    menu: { group: 'account', label: labels.agreements, icon: ClipboardList },
    load: () => import('./domains/identity/consents/agreements.page.tsx'),
  },
  {
    path: 'agreements/:id',
    slug: 'identity',
    load: () => import('./domains/identity/consents/consent.page.tsx'),
  },
]
