import { deviceTexts } from '@lqr/web-client/kept-texts.ts'
import { afterEach, expect, test } from 'vitest'
import { keepUserType, lastUserType } from './last-user-type.ts'

afterEach(() => deviceTexts.clear())

test('the login begins with what somebody signed in as last, and with an enterprise where nobody has', () => {
  expect(lastUserType()).toBe('enterprise')
  keepUserType('institution')
  expect(lastUserType()).toBe('institution')
})

test('what is kept and is no type of account is not taken', () => {
  deviceTexts.keep('last-user-type', 'somebody')
  expect(lastUserType()).toBe('enterprise')
})
