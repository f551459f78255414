import { expect, test } from 'vitest'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { needStep, taskStep } from './current-step.ts'

const task = { status: 'SUBMITTED' as const, agreedAt: null, offer: null, dueAt: '2026-11-25T18:00:00+08:00' }
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
  const responses = [offered, { ...offered, agreedAt }]
  expect(needStep({ ...need, status: 'OFFERED', responses })).toEqual({ title: '企业已接受报价，等待签约' })
})

test('an offer that has lapsed waits for its institution, and a need only where no other offer holds', () => {
  const lapsed = { ...task, status: 'ACCEPTED' as const, dueAt: null, offer: { isLapsed: true } }
  const title = '报价已过有效期，等待机构更新报价'
  expect(taskStep(lapsed)).toEqual({ title })
  // Until it is given back.
  expect(taskStep({ ...lapsed, status: 'OFFERED' })).toEqual({ title })
  const declined = { ...task, status: 'DECLINED' as const }
  expect(needStep({ ...need, status: 'ACCEPTED', responses: [lapsed, declined] })).toEqual({ title })
  const holds = { ...lapsed, status: 'OFFERED' as const, offer: { isLapsed: false } }
  expect(needStep({ ...need, status: 'OFFERED', responses: [lapsed, holds] })).toEqual({
    title: '等待企业接受报价并签约',
  })
})

test('in an ended state nobody acts, in every other state somebody does', () => {
  const idle = leaseStates.map(({ code }) => code).filter((status) => !taskStep({ ...task, status }))
  expect(idle).toEqual(['CLOSED', 'DISSOLVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LOST'])
})
