import { expect, test } from 'vitest'
import { afterMove, statesIn } from '../kernel/cases/read-case.ts'
import { leaseCase, type LeaseMove, leaseStates } from './lease-case.ts'

const codes = leaseStates.map(({ code }) => code)
const moves = Object.keys(leaseCase.moves) as LeaseMove[]

test('the main line leads from the submission to the closing', () => {
  expect(afterMove(leaseCase, 'accept', 'SUBMITTED')).toBe('ACCEPTED')
  expect(afterMove(leaseCase, 'offer', 'ACCEPTED')).toBe('OFFERED')
  expect(afterMove(leaseCase, 'sign', 'OFFERED')).toBe('SIGNED')
  expect(afterMove(leaseCase, 'close', 'SIGNED')).toBe('CLOSED')
})

test('nothing leads out of a state that has ended, and a signing leads to the lease or to its end by either side', () => {
  for (const from of statesIn(leaseCase, 'over')) {
    for (const move of moves) expect(afterMove(leaseCase, move, from)).toBeUndefined()
  }
  const onward = moves.filter((move) => afterMove(leaseCase, move, 'SIGNED'))
  expect(onward).toEqual(['close', 'cancel', 'dissolve'])
})

test('declining, withdrawing and losing are possible from every open state, and from no other', () => {
  for (const move of ['decline', 'withdraw', 'lose'] as const) {
    expect(codes.filter((code) => afterMove(leaseCase, move, code))).toEqual(statesIn(leaseCase, 'open'))
  }
})

test('only what nobody has answered expires', () => {
  expect(codes.filter((code) => afterMove(leaseCase, 'expire', code))).toEqual(['SUBMITTED'])
})
