import { expect, test } from 'vitest'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { type Evidence, evidenceText, isLive, shownStatus } from './authorisation.rules.ts'

const from = '2026-11-20T09:00:00+08:00'
const to = '2027-02-18T09:00:00+08:00'
const at = (moment: string) => new Date(moment)
const given = (status: AuthorisationStatus) => ({ status, validFrom: from, validTo: to })

test('an authorisation opens from its first moment up to its last, and not at its last', () => {
  expect(isLive(given('AUTHORIZED'), at(from))).toBe(true)
  expect(isLive(given('USED'), at('2027-02-18T08:59:59+08:00'))).toBe(true)
  expect(isLive(given('USED'), at(to))).toBe(false)
  expect(isLive(given('AUTHORIZED'), at('2026-11-20T08:59:59+08:00'))).toBe(false)
})

test('no other state opens anything', () => {
  for (const status of ['REQUESTED', 'EXPIRED', 'REVOKED', 'REJECTED'] as const) {
    expect(isLive(given(status), at(from))).toBe(false)
  }
})

test('a lapsed authorisation reads as expired, a revoked one stays revoked', () => {
  expect(shownStatus(given('USED'), at(to))).toBe('EXPIRED')
  expect(shownStatus(given('REVOKED'), at(to))).toBe('REVOKED')
  expect(shownStatus(given('AUTHORIZED'), at(from))).toBe('AUTHORIZED')
})

test('the evidence covers every fact that was consented to', () => {
  const evidence: Evidence = {
    authNo: 'CA20261120-000001',
    bizNo: 'SQ20261120-000001',
    grantorCompanyId: '1',
    grantorAccountId: '2',
    granteeOrgId: '3',
    purposeCode: 'preLoan',
    agreementVersion: 'XYSQ-2026.11',
    validFrom: from,
    validTo: to,
    corporateName: '皋兰示例食品有限公司',
    orgName: '示例银行',
    productName: '示例贷',
    dataScope: ['registration', 'tax'],
  }
  const text = evidenceText(evidence)
  expect(text).toContain('工商登记信息、纳税信息')
  for (const key of Object.keys(evidence) as (keyof Evidence)[]) {
    const changed = { ...evidence, [key]: key === 'dataScope' ? ['tax'] : 'changed' }
    expect(evidenceText(changed), key).not.toBe(text)
  }
})
