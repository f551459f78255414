import { expect, test } from 'vitest'
import { shownMoment } from './shown-moment.ts'

test('a moment is shown as the date and the time of Beijing', () => {
  expect(shownMoment('2026-11-20T09:30:00+08:00')).toBe('2026-11-20T09:30')
  expect(shownMoment('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T02:30')
})

test('what is no moment leaves the field empty and breaks nothing', () => {
  for (const value of [undefined, '', '12345-01-01T09:30:00+08:00', '+275760-09-13T00:00:00Z'])
    expect(shownMoment(value), value).toBe('')
})
