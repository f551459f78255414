import { describe, expect, it } from 'vitest'
import { isConsole, isInnerAddress, isPortalAddress, pagePath } from './inner-target.ts'

describe('an address of the portal', () => {
  it.each([
    '/index',
    '/financial?zone=technology&page=2',
    '/lanzhou/financial',
    '/lanzhou-chengguan/productDetails?proId=3#fees',
    '/screenView/operate',
  ])('may be %s', (wanted) => {
    expect(isPortalAddress(wanted)).toBe(true)
  })

  it.each([
    '',
    'financial',
    'https://evil.example/financial',
    '//evil.example/financial',
    '/\\evil.example',
    'javascript:alert(1)',
    '/console',
    '/console/messages',
    '/console?target=/financial',
    '/thirdLogin?target=/financial',
    '/lanzhou/redirectLogin',
    '/nosite/financial',
    '/api/system/LoginController/logout',
    '/admin/verificationCode',
    '/dev/third-login',
    '/openapi.json',
    '/lanzhou/../admin',
    '/lanzhou/%2e%2e/admin',
    '/financial\n',
    '/financial?a=甲',
    `/financial?${'x'.repeat(500)}`,
  ])('is never %j', (wanted) => {
    expect(isPortalAddress(wanted)).toBe(false)
  })
})

it('an inner address may also be one of the console, which is told apart', () => {
  const addresses = ['/console', '/console/x', '/console?x=1', '/consoles', '/financial']
  expect(addresses.every(isInnerAddress)).toBe(true)
  expect(addresses.map(isConsole)).toEqual([true, true, true, false, false])
})

it('the site is no part of a page’s name', () => {
  expect(['/lanzhou/financial', '/financial', '/nosite/financial'].map(pagePath)).toEqual([
    '/financial',
    '/financial',
    '/nosite/financial',
  ])
})
