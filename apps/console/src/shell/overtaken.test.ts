import { expect, test } from 'vitest'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { isOvertaken } from './overtaken.ts'

const stale = [errors.illegalMove, errors.staleVersion]
const refusal = ({ key, status }: ErrorDef) => ({ key, code: status })

test('somebody else was faster where the state or the version says so, whatever the screen shows', () => {
  for (const error of [errors.illegalMove, errors.staleVersion, kernelErrors.conflict]) {
    expect(isOvertaken(refusal(error), stale), error.key).toBe(true)
    expect(isOvertaken(refusal(error), stale, { seen: 2, now: 2 }), error.key).toBe(true)
  }
  expect(isOvertaken(refusal(errors.staleVersion))).toBe(false)
})

test('another account, a full slot or a number that is taken is nobody’s change', () => {
  for (const error of [kernelErrors.otherAccount, errors.slotFull, errors.codeTaken])
    expect(isOvertaken(refusal(error), stale, { seen: 2 }), error.key).toBe(false)
})

test('what stands in the way of an unchanged row is said; of a row that changed, the row is shown', () => {
  const past = refusal(errors.slotPast)
  expect(isOvertaken(past, stale, { seen: 2, now: 2 })).toBe(false)
  expect(isOvertaken(past, stale, { seen: 2, now: 3 })).toBe(true)
  expect(isOvertaken(refusal(errors.slotNotFound), stale, { seen: 2, now: 3 })).toBe(false)
})
