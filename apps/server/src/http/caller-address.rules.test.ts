import { expect, it } from 'vitest'
import { callerNetwork, plainAddress } from './caller-address.rules.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the caller %s counts as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network)
})

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['10.0.0.1', '10.0.0.1'],
])('the address %s is plainly %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})
