import { expect, test } from 'vitest'
import { listingStates } from '@lqr/contract/equity/listing-case.ts'
import { listingStep } from './current-step.ts'

const dueAt = '2026-11-27T18:00:00+08:00'

test('the exchange has its time to accept and to decide; none runs while documents are awaited', () => {
  expect(listingStep({ status: 'SUBMITTED', dueAt })).toEqual({
    title: '等待受理机构受理',
    until: '2026年11月27日 18:00 前受理',
  })
  expect(listingStep({ status: 'REVIEWING', dueAt })?.until).toContain('前作出决定')
  expect(listingStep({ status: 'SUPPLEMENT', dueAt: null })).toEqual({ title: '等待企业补正材料' })
})

test('once it is over nobody acts, before that somebody does', () => {
  const idle = listingStates.map(({ code }) => code).filter((status) => !listingStep({ status, dueAt }))
  expect(idle).toEqual(['LISTED', 'REJECTED', 'WITHDRAWN'])
})
