import { expect, test } from 'vitest'
import { talkMoments } from './talk-values.ts'

test('a time counts once it has day and hour, in the time of the province', () => {
  expect(talkMoments({ day1: '2026-12-01', hour1: '09', day2: '2026-12-02', hour3: '10' })).toEqual([
    '2026-12-01T09:00:00+08:00',
  ])
  expect(talkMoments({ place: '线上会议' })).toEqual([])
})
