import { expect, test } from 'vitest'
import { dutyOf, wantedBefore } from './duties.ts'

test('a password of one’s own comes first, then the agreement, then the second factor', () => {
  const all = { mustResetPassword: true, mustConsent: true, mustEnrolSecondFactor: true }
  expect(dutyOf(all)).toBe('/first-login')
  expect(dutyOf({ ...all, mustResetPassword: false })).toBe('/consent')
  expect(dutyOf({ mustResetPassword: false, mustEnrolSecondFactor: true })).toBe('/second-factor/enrol')
  expect(dutyOf({ mustResetPassword: false })).toBeUndefined()
})

test('the page that was wanted outlives one duty after another', () => {
  const wanted = { pathname: '/messages', search: '?page=2', state: null }
  const from = wantedBefore(wanted)
  expect(from).toBe('/messages?page=2')
  expect(wantedBefore({ pathname: '/consent', search: '', state: { from } })).toBe(from)
  expect(wantedBefore({ pathname: '/second-factor/enrol', search: '', state: null })).toBe('/')
})
