import { expect, test } from 'vitest'
import { areasOfBatch, batchStateOn, disorderedDays, isOpenFor } from './batch.rules.ts'

const batch = { opensOn: '2026-10-01', closesOn: '2026-10-31', archivesOn: '2027-01-31' }

test('a batch opens on its first day, is open on its last, and is put away on its day of archiving', () => {
  expect(
    ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2027-01-30', '2027-01-31'].map((day) =>
      batchStateOn(batch, day),
    ),
  ).toEqual(['NOT_OPEN', 'OPEN', 'OPEN', 'CLOSED', 'CLOSED', 'ARCHIVED'])
})

test('a batch that is over opens for named enterprises alone, and not once it is archived', () => {
  expect(isOpenFor(batch, null, '2026-11-05')).toBe(false)
  expect(isOpenFor(batch, '2026-11-05', '2026-11-05')).toBe(true)
  expect(isOpenFor(batch, '2026-11-05', '2026-11-06')).toBe(false)
  expect(isOpenFor(batch, '2027-03-01', '2027-02-01')).toBe(false)
  expect(isOpenFor(batch, '2026-09-30', '2026-09-30')).toBe(false)
})

test('a batch without areas is for all of its owner’s, one with areas for those and what lies below', () => {
  const county = areasOfBatch({ ownerArea: '620100', areaCodes: ['620102'] })
  expect(county).toEqual(['620102'])
  const whole = areasOfBatch({ ownerArea: '620100', areaCodes: [] })
  expect(whole).toContain('620100')
  expect(whole).toContain('620102')
  expect(whole).not.toContain('620500')
})

test('days out of order are named by the field that is wrong', () => {
  expect(disorderedDays(batch)).toBeUndefined()
  expect(disorderedDays({ ...batch, closesOn: '2026-09-01' })).toBe('closesOn')
  expect(disorderedDays({ ...batch, archivesOn: '2026-10-31' })).toBe('archivesOn')
})
