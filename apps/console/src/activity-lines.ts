import { CalendarCheck, CalendarHeart } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const EDITORS = ['operator', 'admin', 'contentEditor'] as const

/** The pages of activities: the editors' with their desk, and everybody's own. */
export const activityLines: readonly RouteLine[] = [
  {
    path: 'content/activities',
    slug: 'activities',
    roles: EDITORS,
    menu: { group: 'operator', label: labels.activities, icon: CalendarCheck },
    load: () => import('./domains/activities/activities.page.tsx'),
  },
  {
    path: 'content/activities/:id',
    slug: 'activities',
    roles: EDITORS,
    load: () => import('./domains/activities/desk.page.tsx'),
  },
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
]
