import { expect, test } from 'vitest'
import { reopeningDays } from './reopening.rules.ts'

const batch = { closesOn: '2026-11-30', archivesOn: '2027-01-01' }

test('a batch is reopened until a day after its end that has not passed, and before it is put away', () => {
  expect(reopeningDays(batch, '2026-11-20')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(reopeningDays(batch, '2026-12-15')).toEqual({ first: '2026-12-15', last: '2026-12-31' })
})
