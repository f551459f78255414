import { expect, test } from 'vitest'
import { afterLeaseMove, type LeaseMove, leaseMoves, leaseStates, OPEN_LEASE_STATES } from './states.ts'

const codes = leaseStates.map(({ code }) => code)
const moves = Object.keys(leaseMoves) as LeaseMove[]

test('the main line leads from the submission to the closing', () => {
  expect(afterLeaseMove('accept', 'SUBMITTED')).toBe('ACCEPTED')
  expect(afterLeaseMove('offer', 'ACCEPTED')).toBe('OFFERED')
  expect(afterLeaseMove('sign', 'OFFERED')).toBe('SIGNED')
  expect(afterLeaseMove('close', 'SIGNED')).toBe('CLOSED')
})

test('nothing leads out of a state that has ended, and a signing cannot be undone', () => {
  for (const from of ['CLOSED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LOST'] as const) {
    for (const move of moves) expect(afterLeaseMove(move, from)).toBeUndefined()
  }
  expect(moves.filter((move) => afterLeaseMove(move, 'SIGNED'))).toEqual(['close'])
})

test('declining, withdrawing and losing are possible from every open state, and from no other', () => {
  for (const move of ['decline', 'withdraw', 'lose'] as const) {
    expect(codes.filter((code) => afterLeaseMove(move, code))).toEqual([...OPEN_LEASE_STATES])
  }
})

test('only what nobody has answered expires', () => {
  expect(codes.filter((code) => afterLeaseMove('expire', code))).toEqual(['SUBMITTED'])
})
