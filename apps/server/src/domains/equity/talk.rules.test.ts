import { expect, test } from 'vitest'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { chosenTimeProblem, liesAhead, talkTimesProblem } from './talk.rules.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')

test.each([
  [['2026-11-23T09:00:00+08:00', '2026-11-23T17:00:00+08:00'], undefined],
  [['2026-11-23T08:00:00+08:00'], errors.talkTimeWrong],
  [['2026-11-23T18:00:00+08:00'], errors.talkTimeWrong],
  [['2026-11-23T09:30:00+08:00'], errors.talkTimeWrong],
  [['2026-11-20T10:00:00+08:00'], errors.talkTimeWrong],
  [['2026-11-23T09:00:00+08:00', '2026-11-23T01:00:00Z'], errors.talkTimeWrong],
])('times %j', (times, problem) => expect(talkTimesProblem(times, NOW)).toBe(problem))

test('only a time that was proposed and lies ahead is agreed on', () => {
  const options = ['2026-11-23T01:00:00Z', '2026-11-20T09:00:00+08:00']
  expect(chosenTimeProblem(options, '2026-11-23T09:00:00+08:00', NOW)).toBeUndefined()
  expect(chosenTimeProblem(options, '2026-11-23T10:00:00+08:00', NOW)).toBe(errors.talkNotProposed)
  expect(chosenTimeProblem(null, '2026-11-23T09:00:00+08:00', NOW)).toBe(errors.talkNotProposed)
  expect(chosenTimeProblem(options, '2026-11-20T09:00:00+08:00', NOW)).toBe(errors.talkOver)
})

test('times lie ahead as long as one of them does', () => {
  expect(liesAhead(['2026-11-20T09:00:00+08:00', '2026-11-23T09:00:00+08:00'], NOW)).toBe(true)
  expect(liesAhead(['2026-11-20T09:00:00+08:00'], NOW)).toBe(false)
  expect(liesAhead(null, NOW)).toBe(false)
})
