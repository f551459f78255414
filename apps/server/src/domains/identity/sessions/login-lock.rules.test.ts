import { describe, expect, it } from 'vitest'
import { callerAddress, lockedSeconds } from './login-lock.rules.ts'

const NOW = new Date('2026-11-20T12:00:00+08:00')

describe('the lock after wrong passwords', () => {
  it('ends by itself, to the second', () => {
    expect(lockedSeconds('2026-11-20T12:00:00.5+08:00', NOW)).toBe(1)
    expect(lockedSeconds('2026-11-20T12:15:00+08:00', NOW)).toBe(900)
    expect(lockedSeconds('2026-11-20T12:00:00+08:00', NOW)).toBeUndefined()
  })

  it('is not there where nothing was counted', () => {
    expect(lockedSeconds(null, NOW)).toBeUndefined()
    expect(lockedSeconds(undefined, NOW)).toBeUndefined()
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts the caller %s as %s', (ip, address) => {
    expect(callerAddress(ip)).toBe(address)
  })
})
