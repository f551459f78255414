import { expect, test } from 'vitest'
import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { openingStep } from './current-step.ts'

const dueAt = '2026-11-25T18:00:00+08:00'

test('each side has its time: the bank to confirm and to finish, the enterprise to come', () => {
  expect(openingStep({ status: 'SUBMITTED', dueAt })).toEqual({
    title: '等待网点确认预约',
    until: '2026年11月25日 18:00 前确认',
  })
  expect(openingStep({ status: 'CONFIRMED', dueAt })?.until).toContain('前到店')
  expect(openingStep({ status: 'VERIFYING', dueAt })?.until).toContain('前办结')
})

test('once it is over nobody acts, before that somebody does', () => {
  const idle = openingStates.map(({ code }) => code).filter((status) => !openingStep({ status, dueAt }))
  expect(idle).toEqual(['OPENED', 'FAILED', 'CANCELLED', 'NO_SHOW'])
})
