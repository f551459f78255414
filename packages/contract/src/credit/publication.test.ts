import { expect, test } from 'vitest'
import { publishedUntil, repairGuide } from './publication.ts'

test.each([
  ['slight', '2026-04-01', null, '2026-07-01'],
  ['general', '2026-04-01', null, '2027-04-01'],
  ['serious', '2026-04-01', null, '2029-04-01'],
  ['general', '2026-04-01', '2026-08-01', '2026-08-01'],
  ['slight', '2026-04-01', '2027-04-01', '2026-07-01'],
  ['slight', '2026-11-30', null, '2027-02-28'],
] as const)('an item of class %s found on %s, of which its source says %s, is shown until %s', (...row) => {
  const [itemClass, found, said, until] = row
  expect(publishedUntil(itemClass, found, said)).toBe(until)
})

test('repair opens when the shortest publication is over, and costs nothing', () => {
  const item = { itemClass: 'general', publishedOn: '2026-06-15', publishedUntil: '2027-06-15' } as const
  expect(repairGuide(item, '2026-09-14')).toMatchObject({
    isOpen: false,
    canApplyFrom: '2026-09-15',
    feeYuan: 0,
  })
  expect(repairGuide(item, '2026-09-15')).toMatchObject({ isOpen: true, endsOn: '2027-06-15' })
  const slight = { itemClass: 'slight', publishedOn: '2026-06-15', publishedUntil: '2026-09-15' } as const
  expect(repairGuide(slight, '2026-06-15').isOpen).toBe(true)
})
