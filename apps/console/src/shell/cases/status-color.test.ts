import { expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { statusColor } from './status-color.ts'

const { states } = applicationCase

test('an open case is blue at the institution and yellow while the enterprise has to act', () => {
  expect(statusColor(states.REVIEWING)).toBe('processing')
  expect(statusColor(states.SUPPLEMENT)).toBe('warning')
  expect(statusColor(leaseCase.states.OFFERED)).toBe('warning')
})

test('what was granted and what has ended well is green, a refusal red', () => {
  expect(statusColor(states.SIGNED)).toBe('success')
  expect(statusColor(states.SETTLED)).toBe('success')
  expect(statusColor(leaseCase.states.CLOSED)).toBe('success')
  expect(statusColor(states.REJECTED)).toBe('error')
  expect(statusColor(leaseCase.states.DECLINED)).toBe('error')
})

test('a draft and a case that ended otherwise stay grey', () => {
  expect(statusColor(states.DRAFT)).toBe('default')
  expect(statusColor(states.WITHDRAWN)).toBe('default')
  expect(statusColor(leaseCase.states.LOST)).toBe('default')
})
