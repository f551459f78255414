import type { PolicySummary } from '@lqr/contract/policies/entities.ts'
import { expect, test } from 'vitest'
import { toPolicyLine } from './policy-line.ts'

const policy: PolicySummary = {
  id: '1',
  title: '示例',
  docNo: null,
  level: 'city',
  type: 'subsidy',
  issuer: '示例机关',
  issuedAt: '2026-03-01',
  effectiveFrom: null,
  effectiveTo: null,
  validity: 'current',
  declareFrom: null,
  declareTo: '2026-11-20',
  areaCodes: [],
  keyPoints: [],
  publishedAt: '2026-03-01T09:00:00+08:00',
  isExample: true,
}

test('codes are put in words', () => {
  expect(toPolicyLine(policy, '2026-11-20')).toMatchObject({
    level: '市',
    type: '贴息奖补',
    validityName: '现行有效',
    issuedAt: '2026年3月1日',
  })
})

test('declaring ends after its last day, and with the policy itself', () => {
  expect(toPolicyLine(policy, '2026-11-20').declareEnded).toBe(false)
  expect(toPolicyLine(policy, '2026-11-21').declareEnded).toBe(true)
  expect(toPolicyLine({ ...policy, validity: 'expired' }, '2026-11-20').declareEnded).toBe(true)
  expect(toPolicyLine({ ...policy, declareTo: null }, '2026-11-21').declareEnded).toBe(false)
})
