import { FileBadge, FileKey2, FolderSearch, MessageSquareWarning, ShieldCheck } from 'lucide-react'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** Consents: the enterprise's wallet, and what institutions hold. */
export const creditLines = {
  mine: [
    {
      path: 'personal/credit',
      slug: 'credit',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myCredit, icon: FolderSearch },
      load: () => import('./domains/credit/topics/my-credit.page.tsx'),
    },
    {
      path: 'personal/credit/topics/:topic',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/topics/topic.page.tsx'),
    },
    {
      path: 'personal/credit/graph',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/topics/graph/graph.page.tsx'),
    },
    {
      path: 'personal/credit/profile',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/profile/my-profile.page.tsx'),
    },
    {
      path: 'personal/credit/profile/card',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/profile/card.page.tsx'),
    },
    {
      path: 'personal/authorisations',
      slug: 'credit',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.authorisations, icon: ShieldCheck },
      load: () => import('./domains/credit/authorisations/authorisations.page.tsx'),
    },
    {
      path: 'personal/authorisations/accesses',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/authorisations/accesses.page.tsx'),
    },
    {
      path: 'personal/credit-reports',
      slug: 'credit',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.creditReports, icon: FileBadge },
      load: () => import('./domains/credit/reports/my-reports.page.tsx'),
    },
    {
      path: 'personal/objections',
      slug: 'credit',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myObjections, icon: MessageSquareWarning },
      load: () => import('./domains/credit/objections/my-objections.page.tsx'),
    },
    {
      path: 'personal/objections/:id',
      slug: 'credit',
      roles: ['enterprise'],
      load: () => import('./domains/credit/objections/my-objection.page.tsx'),
    },
  ],
  work: [
    {
      path: 'workbench/credit/:companyId',
      slug: 'credit',
      roles: CREDIT_READERS,
      load: () => import('./domains/credit/topics/held-credit.page.tsx'),
    },
    {
      path: 'workbench/credit/:companyId/topics/:topic',
      slug: 'credit',
      roles: CREDIT_READERS,
      load: () => import('./domains/credit/topics/topic.page.tsx'),
    },
    {
      path: 'workbench/credit/:companyId/graph',
      slug: 'credit',
      roles: CREDIT_READERS,
      load: () => import('./domains/credit/topics/graph/graph.page.tsx'),
    },
    {
      path: 'workbench/credit/:companyId/profile',
      slug: 'credit',
      roles: CREDIT_READERS,
      load: () => import('./domains/credit/profile/held-profile.page.tsx'),
    },
    {
      path: 'workbench/credit-profile-card',
      slug: 'credit',
      roles: CREDIT_READERS,
      load: () => import('./domains/credit/profile/card.page.tsx'),
    },
    {
      path: 'workbench/authorisations',
      slug: 'credit',
      roles: CREDIT_READERS,
      menu: { group: 'institution', label: labels.heldAuthorisations, icon: FileKey2 },
      load: () => import('./domains/credit/authorisations/held.page.tsx'),
    },
    {
      path: 'workbench/credit-reports',
      slug: 'credit',
      roles: CREDIT_READERS,
      menu: { group: 'institution', label: labels.creditReports, icon: FileBadge },
      load: () => import('./domains/credit/reports/reports.page.tsx'),
    },
    {
      path: 'office/objections',
      slug: 'credit',
      roles: ['operator'],
      menu: { group: 'operator', label: labels.officeObjections, icon: MessageSquareWarning },
      load: () => import('./domains/credit/objections/office-objections.page.tsx'),
    },
    {
      path: 'office/objections/:id',
      slug: 'credit',
      roles: ['operator'],
      load: () => import('./domains/credit/objections/office-objection.page.tsx'),
    },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
