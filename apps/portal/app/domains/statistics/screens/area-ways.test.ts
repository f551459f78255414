import { expect, test } from 'vitest'
import { rowsHref } from './area-ways.ts'

const DAY = '2026-11-20'
const ofProvince = { indicator: 'disbursedAmountYuan', areaCode: '620000' } as const

test('the cases behind a figure are those of the time that it counts', () => {
  expect(rowsHref({ ...ofProvince, when: 'thisYear' }, '620000', DAY)).toBe(
    '/console/figures/disbursedAmountYuan?area=620000&from=2026-01-01&to=2026-11-20',
  )
  expect(rowsHref({ ...ofProvince, indicator: 'firstLoanCount', when: 'ever' }, '620000', DAY)).toBe(
    '/console/figures/firstLoanCount?area=620000',
  )
})

test('who reads another area, or none, is led to no cases', () => {
  expect(rowsHref({ ...ofProvince, when: 'ever' }, '620100', DAY)).toBeUndefined()
  expect(rowsHref({ ...ofProvince, when: 'ever' }, null, DAY)).toBeUndefined()
})
