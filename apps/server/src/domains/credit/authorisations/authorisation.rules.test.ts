import { expect, test } from 'vitest'
import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import { evidenceHash } from '../../../security/evidence-hash.ts'
import { type Evidence, evidenceText, isLive, letterOf, shownStatus } from './authorisation.rules.ts'

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

const evidence: Evidence = {
  authNo: 'CA20261120-000001',
  bizNo: 'SQ20261120-000001',
  grantorCompanyId: '1',
  grantorAccountId: '2',
  granteeOrgId: '3',
  purposeCode: 'preLoan',
  agreementVersion: AUTHORISATION_LETTER_VERSION,
  validFrom: from,
  validTo: to,
  corporateName: '皋兰示例食品有限公司',
  orgName: '示例银行',
  productName: '示例贷',
  dataScope: ['registration', 'tax'],
}

test('the evidence covers every fact that was consented to', () => {
  const text = evidenceText(evidence)
  expect(text).toContain('工商登记信息、纳税信息')
  for (const key of Object.keys(evidence) as (keyof Evidence)[]) {
    const changed = { ...evidence, [key]: key === 'dataScope' ? ['tax'] : 'changed' }
    expect(evidenceText(changed), key).not.toBe(text)
  }
})

test('the letters say that the houses above, where they work on it, read as well', () => {
  for (const agreementVersion of [AUTHORISATION_LETTER_VERSION, TOPIC_LETTER_VERSION]) {
    const letter = letterOf({ ...evidence, agreementVersion, termDays: 60 })
    expect(letter).toContain(agreementVersion)
    expect(letter).toContain('上级机构（总行、分行等）办理这笔业务的，其办理人员同样可以查询')
    expect(letter).toContain('被授权机构及其上级机构不得将信息用于其他目的')
  }
})

test('what was agreed to under a letter of before goes on to say what it said, to the letter', () => {
  const hashOf = (of: Partial<Evidence>) => evidenceHash(letterOf({ ...evidence, ...of }))
  const before = 'XYSQ-2026.11'
  expect(hashOf({ agreementVersion: before })).toBe(
    '3e6171e982db9d3e864f643e73a3bff043eda9c9a9fd3f81de252a194934172e',
  )
  expect(hashOf({ agreementVersion: before, purposeCode: 'need' })).toBe(
    '93b50f8499506ad80b5f85fa6f0b4f2f4495fd33cd3f8026c50c50e049bfccf3',
  )
  expect(hashOf({ agreementVersion: 'ZXSQ-2026.11', termDays: 60 })).toBe(
    'f5bc85d2236c810bee7860d86b57700dceecd6a6f55ea114c1efd391d3066c9c',
  )
})
