import {
  CalendarCheck,
  ClipboardList,
  Image,
  Link,
  Newspaper,
  Unlink,
  SearchX,
  WholeWord,
} from 'lucide-react'
import type { RouteLine } from './shell/menu.ts'
import { labels } from './route-labels.ts'

/** The pages of the content desk, for operators and the editors of an area. */
export const contentLines: readonly RouteLine[] = [
  {
    path: 'content/articles',
    slug: 'content',
    roles: ['operator', 'admin', 'contentEditor'],
    menu: { group: 'operator', label: labels.articles, icon: Newspaper },
    load: () => import('./domains/content/articles.page.tsx'),
  },
  {
    path: 'content/placements',
    slug: 'content',
    roles: ['operator', 'admin', 'contentEditor'],
    menu: { group: 'operator', label: labels.placements, icon: Image },
    load: () => import('./domains/content/placements.page.tsx'),
  },
  {
    path: 'content/links',
    slug: 'content',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.links, icon: Link },
    load: () => import('./domains/content/links.page.tsx'),
  },
  {
    path: 'content/questionnaires',
    slug: 'content',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.questionnaires, icon: ClipboardList },
    load: () => import('./domains/content/questionnaires/questionnaires.page.tsx'),
  },
  {
    path: 'content/questionnaires/:id',
    slug: 'content',
    roles: ['operator', 'admin'],
    load: () => import('./domains/content/questionnaires/questionnaire-results.page.tsx'),
  },
  {
    path: 'content/broken-links',
    slug: 'content',
    roles: ['operator', 'admin', 'contentEditor'],
    menu: { group: 'operator', label: labels.brokenLinks, icon: Unlink },
    load: () => import('./domains/content/broken-links.page.tsx'),
  },
  {
    path: 'content/abbreviations',
    slug: 'content',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.abbreviations, icon: WholeWord },
    load: () => import('./domains/content/abbreviations.page.tsx'),
  },
  {
    path: 'content/search-misses',
    slug: 'content',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.searchMisses, icon: SearchX },
    load: () => import('./domains/content/search-misses.page.tsx'),
  },
  {
    path: 'content/activities',
    slug: 'activities',
    roles: ['operator', 'admin', 'contentEditor'],
    menu: { group: 'operator', label: labels.activities, icon: CalendarCheck },
    load: () => import('./domains/activities/activities.page.tsx'),
  },
  {
    path: 'content/activities/:id',
    slug: 'activities',
    roles: ['operator', 'admin', 'contentEditor'],
    load: () => import('./domains/activities/desk.page.tsx'),
  },
]
