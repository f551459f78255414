import { expect, test } from 'vitest'
import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { chooseAuthorisation, type HeldAuthorisation } from './gate.rules.ts'

const now = new Date('2026-11-24T09:00:00+08:00')
const held = (more: Partial<HeldAuthorisation> = {}): HeldAuthorisation => ({
  id: '1',
  authNo: 'CA20261101-000001',
  bizNo: 'SQ20261101-000001',
  dataScope: ['judicial'],
  holderOrgId: '3',
  purposeCode: 'preLoan',
  agreementVersion: AUTHORISATION_LETTER_VERSION,
  status: 'AUTHORIZED',
  validFrom: '2026-11-01T09:00:00+08:00',
  validTo: '2027-01-30T09:00:00+08:00',
  ...more,
})
const choose = (all: HeldAuthorisation[], topics = ['dishonest'], caseNo?: string, readerOrgId = '3') => {
  const chosen = chooseAuthorisation(all, { topics, caseNo, readerOrgId }, now)
  return 'refusal' in chosen ? chosen.refusal : chosen.opens.id
}

test('each state opens, or says why it does not', () => {
  const answers = authorisationStates.map(({ code: status }) => [status, choose([held({ status })])])
  expect(Object.fromEntries(answers)).toEqual({
    REQUESTED: 'requestPending',
    AUTHORIZED: '1',
    USED: '1',
    EXPIRED: 'expired',
    REVOKED: 'revoked',
    REJECTED: 'requestRejected',
  })
})

test('what lapsed is expired whether or not its row says so; a request that lapsed as well', () => {
  const validTo = '2026-11-24T09:00:00+08:00'
  expect(choose([held({ status: 'USED', validTo })])).toBe('expired')
  expect(choose([held({ status: 'REQUESTED', validTo })])).toBe('expired')
})

test('nothing held is nothing granted', () => {
  expect(choose([])).toBe('notGranted')
})

test('every one of the topics has to be in the scope of one authorisation', () => {
  expect(choose([held()], ['taxLevels'])).toBe('outOfScope')
  expect(choose([held()], ['dishonest', 'taxLevels'])).toBe('outOfScope')
  const two = [held(), held({ id: '2', dataScope: ['tax'] })]
  expect(choose(two, ['dishonest', 'taxLevels'])).toBe('outOfScope')
  expect(choose([held({ dataScope: ['dishonest', 'taxLevels'] })], ['taxLevels', 'dishonest'])).toBe('1')
})

test('an authorisation for one case opens nothing for another', () => {
  expect(choose([held()], ['dishonest'], 'SQ20261101-000001')).toBe('1')
  expect(choose([held()], ['dishonest'], 'SQ20261102-000009')).toBe('otherPurpose')
  expect(choose([held({ status: 'REVOKED' })], ['dishonest'], 'SQ20261102-000009')).toBe('notGranted')
})

test('a live one counts beside others that are over; of several the one that lasts longest', () => {
  const longer = held({ id: '3', validTo: '2027-02-28T09:00:00+08:00' })
  expect(choose([held({ id: '9', status: 'REVOKED' }), held(), longer])).toBe('3')
  expect(choose([held({ id: '9', status: 'REJECTED' }), held({ id: '8', status: 'EXPIRED' })])).toBe(
    'requestRejected',
  )
})

test('a letter of before opens to the institution that it names alone, that of a need to its house as ever', () => {
  const before = held({ agreementVersion: 'XYSQ-2026.11' })
  const atHouse = (all: HeldAuthorisation[], topics = ['dishonest']) => choose(all, topics, undefined, '1')
  expect(choose([before])).toBe('1')
  expect(atHouse([before])).toBe('houseNotNamed')
  expect(atHouse([held({ agreementVersion: 'ZXSQ-2026.11' })])).toBe('houseNotNamed')
  expect(atHouse([before], ['taxLevels'])).toBe('outOfScope')
  expect(atHouse([before, held({ id: '2' })])).toBe('2')
  expect(atHouse([held({ ...before, purposeCode: 'need' })])).toBe('1')
})
