import { Landmark, ReceiptText } from 'lucide-react'
import { labels } from './route-labels.ts'
import type { RouteLine } from './shell/menu.ts'

/** The pages of tax licences: of enterprises, and of who works on their cases. */
export const taxLines = {
  mine: [
    {
      path: 'personal/tax',
      slug: 'tax',
      roles: ['enterprise'],
      menu: { group: 'enterprise', label: labels.myTax, icon: ReceiptText },
      load: () => import('./domains/tax/my-tax.page.tsx'),
    },
    {
      path: 'personal/tax/grant',
      slug: 'tax',
      roles: ['enterprise'],
      load: () => import('./pages/grant-tax.page.tsx'),
    },
  ],
  theirs: [
    {
      path: 'workbench/tax',
      slug: 'tax',
      roles: ['financeOfficer', 'financeManager'],
      menu: { group: 'institution', label: labels.taxData, icon: Landmark },
      load: () => import('./domains/tax/workbench/tax-data.page.tsx'),
    },
  ],
} as const satisfies Record<string, readonly RouteLine[]>
