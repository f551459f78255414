import { expect, test } from 'vitest'
import { afterMove, statesIn } from '../kernel/cases/read-case.ts'
import { applicationCase, type ApplicationMove, applicationStates } from './application-case.ts'

const codes = applicationStates.map(({ code }) => code)
const from = (move: ApplicationMove) =>
  codes.filter((code) => afterMove(applicationCase, move, code, 'REVIEWING'))

test('the main line leads from the submission to the last repayment', () => {
  const line = ['accept', 'review', 'credit', 'sign', 'disburse', 'settle'] as const
  let state: (typeof codes)[number] | undefined = 'SUBMITTED'
  for (const move of line) state = state && afterMove(applicationCase, move, state)
  expect(state).toBe('SETTLED')
})

test('what was supplied returns to where it was asked for', () => {
  expect(afterMove(applicationCase, 'supply', 'SUPPLEMENT', 'ACCEPTED')).toBe('ACCEPTED')
  expect(afterMove(applicationCase, 'supply', 'SUPPLEMENT', 'REVIEWING')).toBe('REVIEWING')
  expect(afterMove(applicationCase, 'supply', 'SUPPLEMENT')).toBeUndefined()
})

test('a grant is no longer withdrawn, refused or moved to another institution', () => {
  const granted: readonly string[] = statesIn(applicationCase, 'underway')
  for (const move of ['withdraw', 'reject', 'transfer'] as const) {
    expect(from(move).filter((state) => granted.includes(state))).toEqual([])
  }
  expect(from('withdraw')).toEqual(statesIn(applicationCase, 'open'))
})

test('a grant that is not used ends by the institution until the money is paid out, by the enterprise until the contract', () => {
  expect(from('release')).toEqual(['CREDITED', 'SIGNED'])
  expect(from('forgo')).toEqual(['CREDITED'])
})

test('a grant ends with its enterprise, a contract does not', () => {
  expect(from('leave')).toEqual(['CREDITED'])
})

test('a refused, withdrawn or expired application may still go to another institution, a settled one not', () => {
  expect(from('transfer')).toEqual([...statesIn(applicationCase, 'open'), 'REJECTED', 'WITHDRAWN', 'EXPIRED'])
})

test('only what nobody has accepted expires', () => {
  expect(from('expire')).toEqual(['SUBMITTED'])
})
