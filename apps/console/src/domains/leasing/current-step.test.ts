import { expect, test } from 'vitest'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { needStep, taskStep } from './current-step.ts'

const task = { status: 'SUBMITTED' as const, agreedAt: null, dueAt: '2026-11-25T18:00:00+08:00' }
const need = { status: 'SUBMITTED' as const, responses: [], expiresAt: '2026-12-20T10:00:00+08:00' }
const agreedAt = '2026-11-22T10:00:00+08:00'

test('an institution has until the due time, the whole need until it closes by itself', () => {
  expect(taskStep(task)).toEqual({ title: '等待机构接洽', until: '2026年11月25日 18:00 前接洽' })
  expect(needStep(need)).toEqual({ title: '等待机构接洽', until: '2026年12月20日前未接洽的自动关闭' })
})

test('an offer waits for the enterprise, and an accepted one for the contract', () => {
  const offered = { ...task, status: 'OFFERED' as const, dueAt: null }
  expect(taskStep(offered)).toEqual({ title: '等待企业接受报价并签约' })
  expect(taskStep({ ...offered, agreedAt })).toEqual({ title: '企业已接受报价，等待签约' })
  expect(needStep({ ...need, status: 'OFFERED', responses: [{ agreedAt: null }, { agreedAt }] })).toEqual({
    title: '企业已接受报价，等待签约',
  })
})

test('in an ended state nobody acts, in every other state somebody does', () => {
  const idle = leaseStates.map(({ code }) => code).filter((status) => !taskStep({ ...task, status }))
  expect(idle).toEqual(['CLOSED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LOST'])
})
