import { expect, test } from 'vitest'
import { triesFor } from './captcha-work.rules.ts'

test('the work of a captcha grows with those a network asked for, up to sixteen times', () => {
  const least = [0, 19, 20, 40, 300, 5_000].map((asked) => triesFor(asked).least)
  expect(least).toEqual([160, 160, 320, 480, 2_560, 2_560])
  expect(triesFor(0).most).toBe(320)
})
