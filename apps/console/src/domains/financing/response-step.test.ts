import { expect, test } from 'vitest'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { awaitedStep } from '../../shell/cases/case-way.ts'
import { responseStep } from './response-step.ts'
import { RESPONSE_WAY } from './response-way.ts'

const AT = '2026-11-22T10:00:00+08:00'
const response = { status: 'OFFERED' as const, dueAt: null, chosenAt: null, offer: null, equityOffer: null }
const lapsed = { isLapsed: true }

test('an indication waits for the enterprise, and one that was chosen for the application', () => {
  const offered = { ...response, offer: { isLapsed: false } }
  expect(responseStep(offered)).toEqual({ title: '等待企业选定' })
  expect(responseStep({ ...offered, chosenAt: AT })).toEqual({ title: '企业已选定，等待申请的审批结果' })
  expect(responseStep({ ...response, status: 'LOST' })).toBeUndefined()
})

test('an indication that is past its last day waits for its institution', () => {
  const title = '意向已过有效期，等待机构更新意向'
  // Until it is given back.
  expect(responseStep({ ...response, offer: lapsed })).toEqual({ title })
  const given = { ...response, status: 'CONTACTED' as const, dueAt: AT, equityOffer: lapsed }
  expect(responseStep(given)).toEqual({ title, until: '2026年11月22日 10:00 前完成' })
})

test('an indication that is past its last day awaits another one', () => {
  const event = (action: string, fromStatus: string, toStatus: string) => ({
    at: AT,
    action,
    fromStatus,
    toStatus,
    actorName: '客户经理（示例）',
  })
  const timeline = [
    event('submit', '', 'GRABBED'),
    event('contact', 'GRABBED', 'CONTACTED'),
    event('offer', 'CONTACTED', 'OFFERED'),
    event('outdate', 'OFFERED', 'CONTACTED'),
  ]
  const step = awaitedStep(responseCase, RESPONSE_WAY, { status: 'CONTACTED', timeline })
  expect(RESPONSE_WAY[step]?.moves).toEqual(['offer'])
})
