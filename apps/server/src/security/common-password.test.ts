import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  'Password1!',
  'P@ssw0rd2026',
  'Passw0rd!',
  'Qwerty@123',
  'Welcome#2026',
  'Abc123456!',
  '2026Iloveyou!',
  'Longqirong@2026',
  'Lanzhou-2026',
  'G@nsu2026!',
])('%s is one of the common ones', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Jin!cheng2026', 'Chang!an2026', 'Demo@2026!', 'Dunhuang#1900', 'x7#Kd92!qLp', '中文Abc123!词'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
