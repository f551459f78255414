import { filesErrors } from '@lqr/contract/files/errors.ts'
import { CallFailure, networkFailure } from '@lqr/web-client/call-failure.ts'
import { expect, test } from 'vitest'
import { isStillNamed } from './drop-file.ts'

test('a file taken out of a form whose draft still names it is no failure, anything else is', () => {
  const { status: code, msg, key } = filesErrors.inUse
  expect(isStillNamed(new CallFailure({ code, msg, key }))).toBe(true)
  expect(isStillNamed(networkFailure())).toBe(false)
  expect(isStillNamed(new Error('files.inUse'))).toBe(false)
})
