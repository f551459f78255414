import { expect, test } from 'vitest'
import { auditFilters } from './use-audit-search.ts'

test('a period covers both days in China’s time', () => {
  const { from, to } = auditFilters({ from: '2026-11-19', to: '2026-11-20' })
  expect(Date.parse(from ?? '')).toBe(Date.UTC(2026, 10, 18, 16))
  expect(Date.parse(to ?? '')).toBe(Date.UTC(2026, 10, 20, 16))
})

test('what is not asked for is not sent', () => {
  expect(auditFilters({ username: 'admin', action: '', entityId: undefined })).toEqual({ username: 'admin' })
})
