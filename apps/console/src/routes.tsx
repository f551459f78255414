import {
  BadgeCheck,
  BarChart3,
  FileCheck2,
  FileText,
  Forklift,
  House,
  ListChecks,
  ListTodo,
  Package,
  PackageCheck,
  Scale,
  UserPlus,
} from 'lucide-react'
import type { RouteObject } from 'react-router'
import { ForRoles } from './shell/layout/for-roles.tsx'
import { Frame } from './shell/layout/frame.tsx'
import { Landing } from './shell/layout/landing.tsx'
import type { RouteLine } from './shell/menu.ts'
import { Crash } from './shell/page/crash.tsx'
import { LoadingPage } from './shell/page/loading.tsx'
import { PageCrash } from './shell/page/page-crash.tsx'
import { RequireSession } from './shell/session/require-session.tsx'
import { accountLines } from './account-lines.ts'
import { administrationLines } from './administration-lines.ts'
import { equityLines } from './equity-lines.ts'
import { serviceLines } from './service-lines.ts'
import { advisoryLines } from './advisory-lines.ts'
import { figureLines } from './figure-lines.ts'
import { financingLines } from './financing-lines.ts'
import { listingLines } from './listing-lines.ts'
import { openingLines } from './opening-lines.ts'
import { labels } from './route-labels.ts'
import { briefLines } from './brief-lines.ts'
import { reportLines } from './report-lines.ts'
import { creditLines } from './credit-lines.ts'
import { contentLines } from './content-lines.ts'
import { valuationLines } from './valuation-lines.ts'
import { oversightLines } from './oversight-lines.ts'
import { openLines } from './open-lines.ts'
import { taxLines } from './tax-lines.ts'
import { zoneLines } from './zone-lines.ts'

/** The one list of pages: path, domain, roles, and how it stands in the menu. The first line an account may open is its home. */
const lines: readonly RouteLine[] = [
  {
    path: 'personal',
    slug: 'shell',
    roles: ['enterprise'],
    otherwise: '/',
    menu: { group: 'enterprise', label: labels.overview, icon: House },
    load: () => import('./pages/overview.page.tsx'),
  },
  {
    path: 'personal/affairs',
    slug: 'tasks',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.affairs, icon: ListTodo },
    load: () => import('./domains/tasks/affairs.page.tsx'),
  },
  {
    path: 'personal/applications',
    slug: 'applications',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myApplications, icon: FileText },
    load: () => import('./domains/applications/mine/my-applications.page.tsx'),
  },
  {
    path: 'personal/applications/:id',
    slug: 'applications',
    roles: ['enterprise'],
    load: () => import('./domains/applications/mine/my-application.page.tsx'),
  },
  {
    path: 'personal/fit',
    slug: 'products',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.fit, icon: Scale },
    load: () => import('./domains/products/fit/fit.page.tsx'),
  },
  ...figureLines.enterprise,
  {
    path: 'personal/leases',
    slug: 'leasing',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myLeases, icon: Forklift },
    load: () => import('./domains/leasing/my-leases.page.tsx'),
  },
  {
    path: 'personal/leases/:id',
    slug: 'leasing',
    roles: ['enterprise'],
    load: () => import('./domains/leasing/my-lease.page.tsx'),
  },
  ...oversightLines.mine,
  ...financingLines.enterprise,
  ...openingLines.mine,
  ...valuationLines,
  ...listingLines.mine,
  {
    path: 'certification',
    slug: 'certification',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.certification, icon: BadgeCheck },
    load: () => import('./domains/certification/status.page.tsx'),
  },
  ...creditLines.mine,
  ...taxLines.mine,
  {
    path: 'product/apply',
    slug: 'applications',
    load: () => import('./domains/applications/apply/apply.page.tsx'),
  },
  {
    path: 'product/applied/:id',
    slug: 'applications',
    roles: ['enterprise'],
    load: () => import('./domains/applications/apply/applied.page.tsx'),
  },
  {
    path: 'workbench/applications',
    slug: 'applications',
    roles: ['financeOfficer', 'financeManager', 'financeProduct'],
    menu: { group: 'institution', label: labels.taskPool, icon: ListChecks },
    load: () => import('./domains/applications/workbench/task-pool.page.tsx'),
  },
  {
    path: 'workbench/applications/:id',
    slug: 'applications',
    roles: ['financeOfficer', 'financeManager', 'financeProduct'],
    load: () => import('./domains/applications/workbench/task.page.tsx'),
  },
  {
    path: 'workbench/tasks',
    slug: 'tasks',
    roles: ['financeOfficer', 'financeManager', 'financeEquity'],
    menu: { group: 'institution', label: labels.tasks, icon: ListTodo },
    load: () => import('./domains/tasks/tasks.page.tsx'),
  },
  {
    path: 'workbench/leases',
    slug: 'leasing',
    roles: ['financeOfficer', 'financeManager'],
    permission: 'leases:tasks',
    menu: { group: 'institution', label: labels.leaseTasks, icon: Forklift },
    load: () => import('./domains/leasing/lease-tasks.page.tsx'),
  },
  {
    path: 'workbench/leases/:id',
    slug: 'leasing',
    roles: ['financeOfficer', 'financeManager'],
    permission: 'leases:tasks',
    load: () => import('./domains/leasing/lease-task.page.tsx'),
  },
  ...oversightLines.work,
  ...creditLines.work,
  ...taxLines.theirs,
  ...financingLines.institution,
  ...openingLines.desk,
  ...listingLines.desk,
  ...figureLines.institution,
  {
    path: 'workbench/products',
    slug: 'products',
    roles: ['financeProduct', 'financeOfficer', 'financeManager'],
    menu: { group: 'institution', label: labels.productMaintenance, icon: Package },
    load: () => import('./domains/products/maintenance/product-list.page.tsx'),
  },
  {
    path: 'workbench/products/new',
    slug: 'products',
    roles: ['financeProduct'],
    load: () => import('./domains/products/maintenance/new-product.page.tsx'),
  },
  {
    path: 'workbench/products/:id',
    slug: 'products',
    roles: ['financeProduct', 'financeOfficer', 'financeManager'],
    load: () => import('./domains/products/maintenance/product.page.tsx'),
  },
  {
    path: 'workbench/products/:id/edit',
    slug: 'products',
    roles: ['financeProduct'],
    load: () => import('./domains/products/maintenance/edit-product.page.tsx'),
  },
  ...openLines,
  {
    path: 'certification/review',
    slug: 'certification',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.certificationReview, icon: FileCheck2 },
    load: () => import('./domains/certification/review/queue.page.tsx'),
  },
  {
    path: 'certification/review/:companyId',
    slug: 'certification',
    roles: ['operator', 'admin'],
    load: () => import('./domains/certification/review/review.page.tsx'),
  },
  {
    path: 'products/review',
    slug: 'products',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.productReview, icon: PackageCheck },
    load: () => import('./domains/products/review/queue.page.tsx'),
  },
  {
    path: 'products/review/:id',
    slug: 'products',
    roles: ['operator', 'admin'],
    load: () => import('./domains/products/review/review.page.tsx'),
  },
  {
    path: 'register-enterprises',
    slug: 'identity',
    roles: ['operator', 'admin'],
    menu: { group: 'operator', label: labels.registerEnterprises, icon: UserPlus },
    load: () => import('./domains/identity/registration/register-enterprises.page.tsx'),
  },
  ...administrationLines,
  ...oversightLines.authority,
  {
    path: 'cockpit',
    slug: 'statistics',
    roles: ['govViewer', 'operator', 'admin'],
    menu: { group: 'government', label: labels.cockpit, icon: BarChart3 },
    load: () => import('./domains/statistics/cockpit.page.tsx'),
  },
  ...figureLines.authority,
  ...financingLines.authority,
  ...contentLines,
  ...zoneLines,
  ...reportLines,
  ...briefLines,
  ...equityLines,
  ...advisoryLines,
  ...serviceLines,
  ...accountLines,
  /** Where a message points: the page of an application for whoever reads it. */
  { path: 'applications/:id', slug: 'shell', load: () => import('./pages/application-link.page.tsx') },
]

function guarded(line: RouteLine): RouteObject {
  return {
    element: <ForRoles line={line} />,
    errorElement: <PageCrash />,
    children: [{ path: line.path, lazy: line.load }],
  }
}

export const routes: RouteObject[] = [
  {
    errorElement: <Crash />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: 'login', lazy: () => import('./domains/identity/login/login.page.tsx') },
      {
        path: 'account-closed',
        lazy: () => import('./domains/identity/personal-data/account-closed.page.tsx'),
      },
      { path: 'forgot-password', lazy: () => import('./domains/identity/password/forgot-password.page.tsx') },
      {
        path: 'forgot-user-name',
        lazy: () => import('./domains/identity/password/forgot-user-name.page.tsx'),
      },
      {
        element: <RequireSession />,
        children: [
          { path: 'first-login', lazy: () => import('./domains/identity/password/first-login.page.tsx') },
          { path: 'consent', lazy: () => import('./domains/identity/consents/give-consent.page.tsx') },
          {
            path: 'second-factor/enrol',
            lazy: () => import('./domains/identity/second-factor/enrol.page.tsx'),
          },
          { path: 'continue', lazy: () => import('./pages/continue.page.tsx') },
          {
            element: <Frame lines={lines} />,
            children: [
              { index: true, element: <Landing lines={lines} /> },
              ...lines.map(guarded),
              { path: '*', lazy: () => import('./shell/page/not-found.page.tsx') },
            ],
          },
        ],
      },
    ],
  },
]
