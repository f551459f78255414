import { expect, test } from 'vitest'
import { innerAddress, loginAddress } from './inner-address.ts'

test('after signing in one goes on to the place of the console one wanted', () => {
  expect(innerAddress('/product/apply?proId=7')).toBe('/product/apply?proId=7')
  expect(innerAddress(null)).toBe('/')
})

test('no address leads out of the console or back to the login page', () => {
  const unsafe = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '/login',
    '/login?from=%2F',
  ]
  expect(unsafe.map(innerAddress)).toEqual(unsafe.map(() => '/'))
})

test('the login page remembers where one came from, and survives its own decoding', () => {
  expect(loginAddress('/')).toBe('/login')
  const { searchParams } = new URL(loginAddress('/messages?page=2&unread=true'), 'http://console')
  expect(innerAddress(searchParams.get('from'))).toBe('/messages?page=2&unread=true')
})
