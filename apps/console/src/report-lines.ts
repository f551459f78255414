import { CalendarRange, ClipboardPen, Handshake, Table2 } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

const OFFICE = ['govViewer', 'operator'] as const
const BANK = ['financeOfficer', 'financeManager'] as const

/** The pages of demand reports: the enterprise's, the authority's, the institution's. */
export const reportLines: readonly RouteLine[] = [
  {
    path: 'personal/reports',
    slug: 'demand-reports',
    roles: ['enterprise'],
    menu: { group: 'enterprise', label: labels.myReports, icon: ClipboardPen },
    load: () => import('./domains/demand-reports/mine/my-reports.page.tsx'),
  },
  {
    path: 'personal/reports/:id',
    slug: 'demand-reports',
    roles: ['enterprise'],
    load: () => import('./domains/demand-reports/mine/my-report.page.tsx'),
  },
  {
    path: 'personal/reports/:id/edit',
    slug: 'demand-reports',
    roles: ['enterprise'],
    load: () => import('./domains/demand-reports/mine/report-form.page.tsx'),
  },
  {
    path: 'workbench/reports',
    slug: 'demand-reports',
    roles: BANK,
    menu: { group: 'institution', label: labels.reportTasks, icon: Handshake },
    load: () => import('./domains/demand-reports/workbench/reports.page.tsx'),
  },
  {
    path: 'workbench/reports/:id',
    slug: 'demand-reports',
    roles: BANK,
    load: () => import('./domains/demand-reports/workbench/report.page.tsx'),
  },
  {
    path: 'office/reports',
    slug: 'demand-reports',
    roles: OFFICE,
    menu: { group: 'government', label: labels.officeReports, icon: ClipboardPen },
    load: () => import('./domains/demand-reports/office/reports.page.tsx'),
  },
  {
    path: 'office/reports/:id',
    slug: 'demand-reports',
    roles: OFFICE,
    load: () => import('./domains/demand-reports/office/report.page.tsx'),
  },
  {
    path: 'office/reports/:id/visit',
    slug: 'demand-reports',
    roles: OFFICE,
    load: () => import('./domains/demand-reports/office/visit.page.tsx'),
  },
  {
    path: 'office/batches',
    slug: 'demand-reports',
    roles: OFFICE,
    menu: { group: 'government', label: labels.fillingBatches, icon: CalendarRange },
    load: () => import('./domains/demand-reports/office/batches.page.tsx'),
  },
  {
    path: 'office/report-import',
    slug: 'demand-reports',
    roles: OFFICE,
    load: () => import('./domains/demand-reports/import/import.page.tsx'),
  },
  {
    path: 'office/ledger',
    slug: 'demand-reports',
    roles: OFFICE,
    menu: { group: 'government', label: labels.reportLedger, icon: Table2 },
    load: () => import('./domains/demand-reports/ledger/ledger.page.tsx'),
  },
]
