import { describe, expect, it } from 'vitest'
import { codeRefusal } from './sms-codes.rules.ts'

const NOW = new Date('2026-11-20T12:00:00+08:00')

const sent = (...secondsAgo: number[]) =>
  secondsAgo.map((seconds) => ({ at: new Date(NOW.getTime() - seconds * 1000), failed: false }))

describe('how many codes one number gets', () => {
  it('is one at once', () => {
    expect(codeRefusal([], NOW)).toBeUndefined()
  })

  it('is one a minute, and the wait is told to the second', () => {
    expect(codeRefusal(sent(59), NOW)).toEqual({ why: 'tooSoon', retryAfterSeconds: 1 })
    expect(codeRefusal(sent(0), NOW)).toEqual({ why: 'tooSoon', retryAfterSeconds: 60 })
    expect(codeRefusal(sent(60), NOW)).toBeUndefined()
  })

  it('is five an hour', () => {
    expect(codeRefusal(sent(3_599, 2_000, 1_000, 500, 60), NOW)).toEqual({
      why: 'tooMany',
      retryAfterSeconds: 1,
    })
    expect(codeRefusal(sent(3_600, 2_000, 1_000, 500, 60), NOW)).toBeUndefined()
  })

  it('is ten a day', () => {
    const spread = Array.from({ length: 10 }, (_, index) => 4_000 + index * 8_000)
    expect(codeRefusal(sent(...spread), NOW)).toEqual({ why: 'tooMany', retryAfterSeconds: 86_400 - 76_000 })
    expect(codeRefusal(sent(...spread.slice(0, 9), 86_400), NOW)).toBeUndefined()
  })

  it('tells the longest of several waits', () => {
    expect(codeRefusal(sent(3_000, 2_000, 1_000, 500, 10), NOW)).toEqual({
      why: 'tooMany',
      retryAfterSeconds: 600,
    })
  })

  it('does not make a person wait the minute for a code that never left, but counts it for the hour', () => {
    const failed = sent(10).map((code) => ({ ...code, failed: true }))
    expect(codeRefusal(failed, NOW)).toBeUndefined()
    expect(codeRefusal([...failed, ...sent(3_000, 2_000, 1_000, 500)], NOW)?.why).toBe('tooMany')
  })

  it("is not widened by another instance's clock that runs ahead", () => {
    expect(codeRefusal(sent(-5), NOW)?.why).toBe('tooSoon')
  })
})
