import { ZONES } from '@lqr/contract/reference/zones.ts'
import { expect, test } from 'vitest'
import { zoneAddress, zonePage } from './zone-address.ts'

test('a zone leads to its own page where there is one, otherwise to what it offers', () => {
  expect(zonePage('technology', () => true)).toBe('/financialZone?zone=technology')
  expect(zonePage('rosterPublicity', () => true)).toBe('/rosterPublicity')
  expect(zonePage('rosterPublicity', () => false)).toBe('/financialZone?zone=rosterPublicity')
})

test('the offers of every zone stand at one address', () => {
  const addresses = ZONES.map(({ code }) => zoneAddress(code))
  expect(new Set(addresses).size).toBe(ZONES.length)
  expect(zoneAddress('procurement')).toBe('/governmentMiningLoan')
  expect(zoneAddress('park')).toBe('/financialZone?zone=park')
})
