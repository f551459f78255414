import { describe, expect, it } from 'vitest'
import { longestGap, reckon, type Write } from './reckon.ts'

const write = (mark: string, savedAt?: number, odd: string[] = []): Write => ({
  mark,
  sentAt: 0,
  savedAt,
  attempts: 1,
  odd,
})
const span = { from: 0, until: 10_000 }

describe('what a fault cost', () => {
  it('counts as lost only what was acknowledged, and as doubled what is there twice, acknowledged or not', () => {
    const result = reckon({
      writes: [write('a', 1_000), write('b', 2_000), write('c'), write('d'), write('e', 3_000)],
      readings: [],
      rows: new Map([
        ['a', 1],
        ['c', 1],
        ['d', 2],
        ['e', 2],
      ]),
      ...span,
    })
    expect(result).toMatchObject({
      sent: 5,
      acknowledged: 3,
      lost: ['b'],
      doubled: ['d', 'e'],
      keptUnsaid: 2,
    })
  })

  it('names every odd answer with how often it came', () => {
    const { odd } = reckon({
      writes: [write('a', 1, ['401', '500']), write('b', 1, ['401'])],
      readings: [],
      rows: new Map(),
      ...span,
    })
    expect(odd).toEqual({ '401': 2, '500': 1 })
  })

  it('tells how long readers saw nothing', () => {
    const result = reckon({
      writes: [],
      readings: [
        { at: 1_000, isGood: true },
        { at: 4_000, isGood: false },
        { at: 8_000, isGood: true },
      ],
      rows: new Map(),
      ...span,
    })
    expect(result).toMatchObject({ readings: 3, badReadings: 1, readingGapSeconds: 7 })
  })
})

describe('the longest gap', () => {
  it.each([
    [[], 10_000],
    [[9_000, 1_000], 8_000],
    [[100], 9_900],
    [[-5, 5_000, 20_000], 5_000],
  ])('of %j within ten seconds is %i ms', (moments, expected) => {
    expect(longestGap(moments, span)).toBe(expected)
  })
})
