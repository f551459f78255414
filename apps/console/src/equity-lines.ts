import { INTEREST_ROLES } from '@lqr/contract/equity/interest-case.ts'
import { HeartHandshake, Presentation, Sprout } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const OFFICE = ['govViewer', 'operator'] as const

/** The pages of equity projects: the enterprise's, those of institutions that invest, and the authority's. */
export const equityLines: readonly RouteLine[] = [
  {
    path: 'personal/equity',
    slug: 'equity',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myProjects, icon: Sprout },
    load: () => import('./domains/equity/my-projects.page.tsx'),
  },
  {
    path: 'personal/equity/:id',
    slug: 'equity',
    roles: ['enterprise'],
    load: () => import('./domains/equity/my-project.page.tsx'),
  },
  {
    path: 'personal/equity-interests/:id',
    slug: 'equity',
    roles: ['enterprise'],
    load: () => import('./domains/equity/interests/own-interest.page.tsx'),
  },
  {
    path: 'workbench/equity-projects',
    slug: 'equity',
    roles: INTEREST_ROLES,
    menu: { group: 'institution', label: labels.poolProjects, icon: Sprout },
    load: () => import('./domains/equity/interests/pool-projects.page.tsx'),
  },
  {
    path: 'workbench/equity-interests',
    slug: 'equity',
    roles: INTEREST_ROLES,
    menu: { group: 'institution', label: labels.projectInterests, icon: HeartHandshake },
    load: () => import('./domains/equity/interests/interests.page.tsx'),
  },
  {
    path: 'workbench/equity-interests/:id',
    slug: 'equity',
    roles: INTEREST_ROLES,
    load: () => import('./domains/equity/interests/interest.page.tsx'),
  },
  {
    path: 'workbench/roadshows',
    slug: 'equity',
    roles: INTEREST_ROLES,
    menu: { group: 'institution', label: labels.roadshows, icon: Presentation },
    load: () => import('./domains/equity/roadshows/days.page.tsx'),
  },
  {
    path: 'workbench/roadshows/:id',
    slug: 'equity',
    roles: INTEREST_ROLES,
    load: () => import('./domains/equity/roadshows/institution-board.page.tsx'),
  },
  {
    path: 'zones/roadshows',
    slug: 'equity',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.roadshowRecords, icon: Presentation },
    load: () => import('./domains/equity/roadshows/roadshows.page.tsx'),
  },
  {
    path: 'zones/roadshows/:id',
    slug: 'equity',
    roles: ['operator', 'admin'],
    load: () => import('./domains/equity/roadshows/operator-board.page.tsx'),
  },
  {
    path: 'equityFinancing/add',
    slug: 'equity',
    load: () => import('./domains/equity/project-form/add-project.page.tsx'),
  },
  {
    path: 'office/equity',
    slug: 'equity',
    roles: OFFICE,
    menu: { group: 'government', label: labels.areaProjects, icon: Sprout },
    load: () => import('./domains/equity/area-projects.page.tsx'),
  },
  {
    path: 'office/equity/:id',
    slug: 'equity',
    roles: OFFICE,
    load: () => import('./domains/equity/area-project.page.tsx'),
  },
]
