import { expect, test } from 'vitest'
import { interestStates } from '@lqr/contract/equity/interest-case.ts'
import { interestStep } from './current-step.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const consented = { status: 'CONSENTED' as const, dueAt: null, talk: null }
const talk = {
  proposedBy: 'institution' as const,
  options: ['2026-11-19T10:00:00+08:00', '2026-11-23T10:00:00+08:00'],
  place: '机构会议室',
  at: null,
}
const titleOf = (over: object) => interestStep({ ...consented, ...over }, NOW)?.title

test('whoever did not propose the times is waited for, and both once they have gone by', () => {
  expect(titleOf({})).toBe('企业已同意，等待约谈')
  expect(titleOf({ talk })).toBe('机构已提出约谈时间，等待企业确认')
  expect(titleOf({ talk: { ...talk, proposedBy: 'enterprise' } })).toBe('企业已提出约谈时间，等待机构确认')
  expect(titleOf({ talk: { ...talk, options: talk.options.slice(0, 1) } })).toBe(
    '提出的时间都已过去，等待重新提出',
  )
  expect(titleOf({ status: 'APPOINTED', talk: { ...talk, at: talk.options[1] } })).toBe('约谈时间已定')
})

test('in an ended state nobody acts, in every other state somebody does', () => {
  const idle = interestStates.map(({ code }) => code).filter((status) => titleOf({ status }) === undefined)
  expect(idle).toEqual(['INVESTED', 'DECLINED', 'REVOKED', 'FAILED', 'CLOSED'])
})
