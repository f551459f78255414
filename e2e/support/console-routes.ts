import { readFileSync } from 'node:fs'
import type { DemoName } from './accounts.ts'

/** Who opens a page: a demonstration account, nobody, or somebody whose initial password must be replaced. */
export type Visitor = DemoName | 'nobody' | 'newcomer'

/** A page of the console as tests open it: by its address, or by the first link to it on another page. */
export interface ConsolePage {
  /** As routes.tsx writes it. */
  readonly path: string
  readonly as: readonly Visitor[]
  /** Instead of the bare path. */
  readonly address?: string
  readonly linkedFrom?: string
}

/** Every page of the console; a route that is missing here fails the accessibility test. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { path: 'login', as: ['nobody'] },
  { path: 'forgot-password', as: ['nobody'] },
  { path: 'account-closed', as: ['nobody'] },
  { path: 'first-login', as: ['newcomer'] },
  { path: 'consent', as: ['enterprise'] },
  { path: 'second-factor/enrol', as: ['officer'] },
  { path: 'continue', as: ['enterprise'], address: 'continue?to=/helpCenter' },
  { path: 'personal', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/affairs', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/applications', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/applications/:id', as: ['enterprise'], linkedFrom: 'personal/applications' },
  {
    path: 'personal/fit',
    as: ['enterprise', 'enterprise2'],
    address: 'personal/fit?amountYuan=500000&termMonths=12&guaranteeMode=credit',
  },
  { path: 'personal/leases', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/leases/:id', as: ['enterprise'], linkedFrom: 'personal/leases' },
  { path: 'personal/needs', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/needs/:id', as: ['enterprise'], linkedFrom: 'personal/needs' },
  { path: 'demand/demandInsert', as: ['enterprise', 'enterprise2', 'officer'] },
  { path: 'personal/account-openings', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/account-openings/new', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/account-openings/:id', as: ['enterprise'], linkedFrom: 'personal/account-openings' },
  { path: 'personal/bank-accounts', as: ['enterprise'] },
  { path: 'workbench/account-openings', as: ['officer', 'lease'] },
  { path: 'workbench/account-openings/:id', as: ['officer'], linkedFrom: 'workbench/account-openings' },
  { path: 'workbench/opening-branches', as: ['officer', 'manager'] },
  { path: 'office/opening-branches', as: ['operator'] },
  { path: 'personal/listings', as: ['enterprise', 'enterprise2'] },
  {
    path: 'personal/listings/new',
    as: ['enterprise', 'enterprise2', 'equity'],
    address: 'personal/listings/new?itemId=3',
  },
  { path: 'personal/listings/:id', as: ['enterprise'], linkedFrom: 'personal/listings' },
  { path: 'workbench/listings', as: ['equity', 'officer'] },
  { path: 'workbench/listings/:id', as: ['equity'], linkedFrom: 'workbench/listings' },
  { path: 'certification', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/authorisations', as: ['enterprise'] },
  { path: 'product/apply', as: ['enterprise', 'enterprise2', 'officer'], address: 'product/apply?proId=2' },
  { path: 'product/applied/:id', as: ['enterprise'], linkedFrom: 'personal/applications' },
  { path: 'applications/:id', as: ['officer'], linkedFrom: 'workbench/applications' },
  { path: 'workbench/applications', as: ['officer', 'manager', 'enterprise'] },
  { path: 'workbench/applications/:id', as: ['officer', 'manager'], linkedFrom: 'workbench/applications' },
  { path: 'workbench/tasks', as: ['officer', 'lease', 'equity'] },
  { path: 'workbench/leases', as: ['lease', 'officer'] },
  { path: 'workbench/leases/:id', as: ['lease'], linkedFrom: 'workbench/leases' },
  { path: 'workbench/needs', as: ['officer', 'manager', 'equity'] },
  { path: 'workbench/responses', as: ['officer', 'manager', 'equity'] },
  { path: 'workbench/responses/:id', as: ['officer'], linkedFrom: 'workbench/responses' },
  { path: 'personal/reports', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/reports/:id', as: ['enterprise'], linkedFrom: 'personal/reports' },
  { path: 'personal/reports/:id/edit', as: ['enterprise'], address: 'personal/reports/1/edit' },
  { path: 'workbench/reports', as: ['officer', 'manager'] },
  { path: 'workbench/reports/:id', as: ['officer'], linkedFrom: 'workbench/reports' },
  { path: 'office/reports', as: ['government', 'operator'] },
  { path: 'office/reports/:id', as: ['government'], linkedFrom: 'office/reports' },
  { path: 'office/reports/:id/visit', as: ['government'], address: 'office/reports/4/visit' },
  { path: 'office/batches', as: ['government', 'operator'] },
  { path: 'office/report-import', as: ['government', 'operator'] },
  { path: 'office/ledger', as: ['government', 'operator'] },
  { path: 'workbench/products', as: ['manager', 'officer'] },
  { path: 'workbench/products/new', as: ['manager'] },
  { path: 'workbench/products/:id', as: ['manager'], linkedFrom: 'workbench/products?status=RETURNED' },
  { path: 'workbench/products/:id/edit', as: ['manager'], linkedFrom: 'workbench/products?status=RETURNED' },
  { path: 'office/tasks', as: ['government', 'operator'] },
  { path: 'office/needs', as: ['government', 'operator'] },
  { path: 'office/needs/:id', as: ['government'], linkedFrom: 'office/needs' },
  { path: 'personal/equity', as: ['enterprise', 'enterprise2'] },
  { path: 'personal/equity/:id', as: ['enterprise'], linkedFrom: 'personal/equity' },
  { path: 'equityFinancing/add', as: ['enterprise', 'enterprise2', 'officer'] },
  { path: 'office/equity', as: ['government', 'operator'] },
  { path: 'office/equity/:id', as: ['government'], linkedFrom: 'office/equity' },
  { path: 'products/review', as: ['operator'] },
  { path: 'products/review/:id', as: ['operator'], linkedFrom: 'products/review' },
  { path: 'certification/review', as: ['operator'] },
  { path: 'certification/review/:companyId', as: ['operator'], linkedFrom: 'certification/review' },
  { path: 'content/articles', as: ['operator', 'editor'] },
  { path: 'content/placements', as: ['operator', 'editor'] },
  { path: 'content/links', as: ['operator'] },
  { path: 'content/abbreviations', as: ['operator'] },
  { path: 'content/search-misses', as: ['operator'] },
  { path: 'zones/parks', as: ['operator'] },
  { path: 'zones/parks/:id', as: ['operator'], linkedFrom: 'zones/parks' },
  { path: 'zones/rosters', as: ['operator'] },
  { path: 'zones/rosters/:id', as: ['operator'], linkedFrom: 'zones/rosters' },
  { path: 'zones/funds', as: ['operator'] },
  { path: 'zones/stock-items', as: ['operator'] },
  { path: 'policies/documents', as: ['operator', 'editor'] },
  { path: 'policies/items', as: ['operator'] },
  { path: 'policies/items/:id', as: ['operator'], linkedFrom: 'policies/items' },
  { path: 'personal/policies', as: ['enterprise', 'enterprise2'] },
  { path: 'cockpit/rosters', as: ['government'] },
  { path: 'register-enterprises', as: ['operator'] },
  { path: 'organisations', as: ['operator', 'admin'] },
  { path: 'organisations/:id', as: ['operator'], linkedFrom: 'organisations' },
  { path: 'calendar', as: ['operator'], address: 'calendar?year=2027' },
  { path: 'sites', as: ['operator', 'admin'] },
  { path: 'time-limits', as: ['operator', 'admin'] },
  { path: 'operations', as: ['operator'] },
  { path: 'files', as: ['operator'] },
  { path: 'users', as: ['admin'] },
  { path: 'audit', as: ['admin'] },
  { path: 'cockpit', as: ['government', 'operator'] },
  { path: 'messages', as: ['enterprise', 'equity', 'agency'] },
  { path: 'security', as: ['enterprise', 'admin'] },
  { path: 'security/close-account', as: ['enterprise'] },
  { path: 'agreements', as: ['enterprise'] },
  { path: 'agreements/:id', as: ['enterprise'], linkedFrom: 'agreements' },
]

const ROUTES = [
  'routes.tsx',
  'administration-lines.ts',
  'equity-lines.ts',
  'financing-lines.ts',
  'listing-lines.ts',
  'opening-lines.ts',
  'report-lines.ts',
  'content-lines.ts',
  'zone-lines.ts',
].map((name) => new URL(`../../apps/console/src/${name}`, import.meta.url))

/** The paths that the route lists have today. They hold icons and pages, so they are read as text. */
export function consolePaths(): string[] {
  const text = ROUTES.map((file) => readFileSync(file, 'utf8')).join('\n')
  return [...text.matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => (path && path !== '*' ? [path] : []))
}
