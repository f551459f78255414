import { expect, test } from 'vitest'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { currentStep } from './current-step.ts'

const application = {
  status: 'SUBMITTED' as const,
  orgName: '示例银行',
  dueAt: '2026-11-25T18:00:00+08:00',
  isPaused: false,
  creditValidTo: null,
}

test('a submitted application waits for the institution until its due time', () => {
  expect(currentStep(application)).toEqual({
    title: '等待机构受理',
    actor: '现在由 示例银行 处理',
    until: '2026年11月25日 18:00 前',
  })
})

test('while documents are missing the enterprise acts and no limit runs', () => {
  expect(currentStep({ ...application, status: 'SUPPLEMENT', isPaused: true })).toEqual({
    title: '等待企业补充材料',
    actor: '现在由企业处理',
    until: undefined,
  })
})

test('a granted credit names the last day to sign', () => {
  const step = currentStep({ ...application, status: 'CREDITED', dueAt: null, creditValidTo: '2027-02-20' })
  expect(step?.until).toBe('授信有效期至 2027年2月20日')
})

test('in an ended state nobody acts, in every other state somebody does', () => {
  const idle = applicationStates
    .map(({ code }) => code)
    .filter((status) => !currentStep({ ...application, status }))
  expect(idle).toEqual(['DRAFT', 'SETTLED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'UNUSED', 'TRANSFERRED'])
})
