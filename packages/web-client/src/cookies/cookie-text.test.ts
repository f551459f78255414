import { expect, test } from 'vitest'
import { cookieText, readCookie } from './cookie-text.ts'

test('a malformed cookie is no cookie, not a failure', () => {
  expect(readCookie('a=1; Admin-Token=%E0%A4%A; b=2', 'Admin-Token')).toBeUndefined()
  expect(readCookie('X-Admin-Token=1; Admin-Token=abc%20d', 'Admin-Token')).toBe('abc d')
  expect(readCookie(undefined, 'Admin-Token')).toBeUndefined()
})

test('a cookie holds for the whole site, on https for https alone', () => {
  expect(cookieText('a', 'b c', 60)).toBe('a=b%20c; Path=/; Max-Age=60; SameSite=Lax')
  expect(cookieText('a', 'b', 60, true)).toMatch(/; Secure$/)
})
