import { expect, test } from 'vitest'
import { halfTimes, talkMoments, timesAhead } from './talk-times.rules.ts'

test('a time counts once it has day and hour, in the time of the province', () => {
  expect(talkMoments({ day1: '2026-12-01', hour1: '09', day2: '2026-12-02', hour3: '10' })).toEqual([
    '2026-12-01T09:00:00+08:00',
  ])
  expect(talkMoments({})).toEqual([])
})

test('what is chosen by half is asked for, and what is left empty is not', () => {
  const typed = { day1: '2026-12-01', hour1: '09', day2: '2026-12-02', hour2: '', hour3: '10' }
  expect(halfTimes(typed)).toEqual({ hour2: '请选择这一天的时间', day3: '请选择这个时间的日期' })
  expect(halfTimes({ day1: '2026-12-01', hour1: '09' })).toEqual({})
})

test('of the times that were proposed those are offered that lie ahead', () => {
  const options = ['2026-11-20T10:00:00+08:00', '2026-11-20T11:00:00+08:00', '2026-11-19T17:00:00+08:00']
  expect(timesAhead(options, new Date('2026-11-20T10:00:00+08:00'))).toEqual(['2026-11-20T11:00:00+08:00'])
})
