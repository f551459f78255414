import { expect, test } from 'vitest'
import { liteAddress } from './lite-address.ts'

test('what a message is about is read without scripts where there is a page for it', () => {
  expect(liteAddress('/personal/applications/7')).toBe('/lite/application?id=7')
  expect(liteAddress('/personal/needs/7?tab=offers')).toBe('/lite/need?id=7')
  expect(liteAddress('/personal/leases/12')).toBe('/lite/lease?id=12')
  expect(liteAddress('/personal/questions/1')).toBe('/lite/question?id=1')
  expect(liteAddress('/personal/objections/1')).toBe('/lite/objection?id=1')
  expect(liteAddress('/personal/authorisations')).toBe('/lite/authorisations')
  expect(liteAddress('/personal/account-openings/3')).toBe('/lite/opening?id=3')
  expect(liteAddress('/personal/equity-interests/3')).toBe('/lite/interest?id=3')
  expect(liteAddress('/personal/valuations/3')).toBe('/lite/valuation?id=3')
  expect(liteAddress('/personal/tax/grant?bizNo=SQ1')).toBe('/lite/tax')
})

test('a loan that falls due, credit information that differs, an open batch and a sign-up are found there as well', () => {
  expect(liteAddress('/personal/renewals')).toBe('/lite/loans')
  expect(liteAddress('/personal/credit')).toBe('/lite/credit')
  expect(liteAddress('/personal/reports')).toBe('/lite/reports')
  expect(liteAddress('/personal/reports/7')).toBe('/lite/report?id=7')
  expect(liteAddress('/activities/sign-up?id=7')).toBe('/lite/activity?id=7')
})

test.each([null, '/personal/policies', '/personal/needs', '/personal/constructor/1', '/office/needs/1'])(
  '%s has none',
  (link) => {
    expect(liteAddress(link)).toBeUndefined()
  },
)
