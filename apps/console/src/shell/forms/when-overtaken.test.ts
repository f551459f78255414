import { expect, test, vi } from 'vitest'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { whenOvertaken } from './when-overtaken.ts'

function settledAfter({ key, status, msg }: ErrorDef): boolean {
  const settle = vi.fn<() => void>()
  whenOvertaken([errors.staleBank], settle)(new CallFailure({ code: status, key, msg }))
  return settle.mock.calls.length === 1
}

test('a dialog whose row somebody else changed closes and has the row read anew', () => {
  expect([errors.staleBank, kernelErrors.conflict].map(settledAfter)).toEqual([true, true])
})

test('a dialog that was refused for anything else stays with what was typed', () => {
  expect([errors.codeTaken, kernelErrors.otherAccount].map(settledAfter)).toEqual([false, false])
})
