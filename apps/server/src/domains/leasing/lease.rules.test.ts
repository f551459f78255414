import { expect, test } from 'vitest'
import { leaseStates, type LeaseStatus } from '@lqr/contract/leasing/lease-case.ts'
import { expiresAt, needStatusOf, opensContact, opensFiles } from './lease.rules.ts'

test.each<[LeaseStatus[], LeaseStatus]>([
  [['SUBMITTED', 'SUBMITTED'], 'SUBMITTED'],
  [['SUBMITTED', 'ACCEPTED', 'DECLINED'], 'ACCEPTED'],
  [['OFFERED', 'ACCEPTED'], 'OFFERED'],
  [['LOST', 'SIGNED', 'DECLINED'], 'SIGNED'],
  [['CLOSED', 'LOST'], 'CLOSED'],
  [['DISSOLVED', 'LOST', 'DECLINED', 'WITHDRAWN'], 'DISSOLVED'],
  [['DECLINED', 'EXPIRED'], 'DECLINED'],
  [['WITHDRAWN', 'DECLINED'], 'WITHDRAWN'],
  [['EXPIRED', 'EXPIRED'], 'EXPIRED'],
])('a need with the answers %j is %s', (answers, status) => {
  expect(needStatusOf(answers)).toBe(status)
  expect(needStatusOf(answers.toReversed())).toBe(status)
})

test('the phone number opens with the acceptance, and both close when nothing is left to do', () => {
  const codes = leaseStates.map(({ code }) => code)
  expect(codes.filter(opensContact)).toEqual(['ACCEPTED', 'OFFERED', 'SIGNED', 'CLOSED'])
  expect(codes.filter(opensFiles)).toEqual(['SUBMITTED', 'ACCEPTED', 'OFFERED', 'SIGNED', 'CLOSED'])
})

test('a need may be taken up for thirty days', () => {
  expect(expiresAt(new Date('2026-11-20T10:00:00+08:00')).toISOString()).toBe('2026-12-20T02:00:00.000Z')
})
