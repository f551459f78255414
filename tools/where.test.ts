import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { domainsOf, filesOfDomain } from './where.ts'

const PLACES = [
  'packages/contract/src/financing/calls/publish-need.ts',
  'packages/contract/src/demand-reports/calls/submit-report.ts',
  'packages/contract/src/kernel/define-call.ts',
  'apps/server/src/domains/financing/financing.store.ts',
  'apps/portal/app/domains/financing/needs.page.tsx',
  'database/migrations/0007_financing_needs.sql',
  'database/migrations/0008_demand-reports.sql',
  'database/seeds/demo/financing.ts',
  'e2e/financing/publish.spec.ts',
  'docs/refinancing.md',
]

test('a slug finds every file of its domain and none of another', () => {
  expect(filesOfDomain(PLACES, 'financing')).toEqual([
    'packages/contract/src/financing/calls/publish-need.ts',
    'apps/server/src/domains/financing/financing.store.ts',
    'apps/portal/app/domains/financing/needs.page.tsx',
    'database/migrations/0007_financing_needs.sql',
    'database/seeds/demo/financing.ts',
    'e2e/financing/publish.spec.ts',
  ])
  expect(filesOfDomain(PLACES, 'demand-reports')).toHaveLength(2)
  expect(filesOfDomain(PLACES, 'fin')).toEqual([])
})

test('the domains are those with calls in the contract', () => {
  expect(domainsOf(PLACES)).toEqual(['demand-reports', 'financing'])
})

test('whoever reads only the first line closes the pipe, and nothing breaks', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const shown = spawnSync(
    'bash',
    ['-c', `"${process.execPath}" tools/where.ts products | head -1; exit \${PIPESTATUS[0]}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(shown).toMatchObject({ status: 0, stderr: '' })
  expect(shown.stdout).toContain('/products/')
})
