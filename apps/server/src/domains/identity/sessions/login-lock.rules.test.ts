import { describe, expect, it } from 'vitest'
import { lockedSeconds } from './login-lock.rules.ts'

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
})
