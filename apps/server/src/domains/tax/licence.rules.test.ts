import { expect, test } from 'vitest'
import { applicationStates, type ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { TAX_LETTER_VERSION, TAX_STATEMENTS, taxLetter } from '@lqr/contract/tax/licence-letter.ts'
import {
  daysLeft,
  isInScope,
  isLicenceLive,
  licenceEvidenceText,
  phoneOriginOf,
  shownLicenceStatus,
} from './licence.rules.ts'

const from = '2026-11-20T09:00:00+08:00'
const to = '2026-12-20T09:00:00+08:00'
const at = (moment: string) => new Date(moment)
const licence = (caseStatus: ApplicationStatus = 'REVIEWING', status: 'VALID' | 'REVOKED' = 'VALID') => ({
  status,
  validFrom: from,
  validTo: to,
  caseStatus,
})

test('a licence opens from its first moment up to its last, and not at its last', () => {
  expect(isLicenceLive(licence(), at(from))).toBe(true)
  expect(isLicenceLive(licence(), at('2026-11-20T08:59:59+08:00'))).toBe(false)
  expect(isLicenceLive(licence(), at('2026-12-20T08:59:59+08:00'))).toBe(true)
  expect(isLicenceLive(licence(), at(to))).toBe(false)
})

test('it ends with its case, whatever the row says', () => {
  const living = applicationStates
    .map(({ code }) => code)
    .filter((code) => isLicenceLive(licence(code), at(from)))
  expect(living).toEqual([
    'SUBMITTED',
    'ACCEPTED',
    'REVIEWING',
    'SUPPLEMENT',
    'CREDITED',
    'SIGNED',
    'DISBURSED',
  ])
  expect(shownLicenceStatus(licence('WITHDRAWN'), at(from))).toBe('EXPIRED')
})

test('a revoked one stays revoked', () => {
  expect(shownLicenceStatus(licence('REVIEWING', 'REVOKED'), at('2027-06-01T00:00:00+08:00'))).toBe('REVOKED')
  expect(isLicenceLive(licence('REVIEWING', 'REVOKED'), at(from))).toBe(false)
})

test('days that are left count begun ones', () => {
  expect(daysLeft(licence(), at(from))).toBe(30)
  expect(daysLeft(licence(), at('2026-12-20T08:00:00+08:00'))).toBe(1)
  expect(daysLeft(licence(), at(to))).toBe(0)
})

test('one section that was not consented to closes all', () => {
  expect(isInScope(['base', 'filings'], ['filings'])).toBe(true)
  expect(isInScope(['base', 'filings'], ['filings', 'arrears'])).toBe(false)
})

test('the letter says the five statements, and the evidence covers every fact', () => {
  const evidence = {
    licenceNo: 'SW20261120-000001',
    companyId: '1',
    accountId: '2',
    orgId: '3',
    bizNo: 'SQ20261120-000001',
    corporateName: '皋兰示例食品有限公司',
    legalPersonName: '示例法人',
    orgName: '示例银行',
    scope: ['base' as const, 'filings' as const],
    days: 30,
    agreementVersion: TAX_LETTER_VERSION,
    validFrom: from,
    validTo: to,
    phoneMasked: '139****5678',
    phoneOrigin: 'first' as const,
  }
  for (const statement of TAX_STATEMENTS) expect(taxLetter(evidence)).toContain(statement)
  const text = licenceEvidenceText(evidence)
  const changes = [
    { licenceNo: 'x' },
    { bizNo: 'x' },
    { orgId: '4' },
    { scope: ['base' as const] },
    { validTo: from },
    { legalPersonName: '他人' },
    { phoneMasked: '139****0000' },
    { phoneOrigin: 'changed' as const },
  ]
  for (const change of changes) expect(licenceEvidenceText({ ...evidence, ...change })).not.toBe(text)
})

test('a number is the first, the same as before or another one', () => {
  expect(phoneOriginOf('13900001111', undefined)).toBe('first')
  expect(phoneOriginOf('13900001111', '13900001111')).toBe('same')
  expect(phoneOriginOf('13900001111', '13900002222')).toBe('changed')
})
