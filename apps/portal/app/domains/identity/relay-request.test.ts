import { describe, expect, it } from 'vitest'
import { innerTarget } from './inner-target.ts'
import { relayRequest } from './relay-request.ts'

const pages = new Set(['/index', '/financial', '/productDetails', '/thirdLogin', '/redirectLogin'])
const hasPage = (path: string) => pages.has(path)

describe('an inner target', () => {
  it.each([
    '/financial',
    '/financial?zone=technology&page=2',
    '/lanzhou/financial',
    '/lanzhou-chengguan/productDetails?proId=3#fees',
    '/console',
    '/console/personal/applications?page=2',
  ])('may be %s', (wanted) => {
    expect(innerTarget(wanted, hasPage)).toBe(wanted)
  })

  it('is the start page when none is wanted', () => {
    expect(innerTarget(null, hasPage)).toBe('/index')
    expect(innerTarget('', hasPage)).toBe('/index')
  })

  it.each([
    'https://evil.example/financial',
    '//evil.example/financial',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'financial',
    '/thirdLogin?target=/financial',
    '/lanzhou/redirectLogin',
    '/nowhere',
    '/nosite/financial',
    '/api/system/LoginController/logout',
    '/admin/auth/login',
    '/console/../admin',
    '/console/%2e%2e/admin',
    '/consoles',
    '/financial\n',
    '/financial?a=甲',
    `/financial?${'x'.repeat(500)}`,
  ])('is never %j', (wanted) => {
    expect(innerTarget(wanted, hasPage)).toBeUndefined()
  })
})

describe('a relay address', () => {
  it('brings a ticket and an inner target', () => {
    expect(relayRequest('?ticket=ST-1.a_b&target=%2Ffinancial%3Fpage%3D2', hasPage)).toEqual({
      ticket: 'ST-1.a_b',
      target: '/financial?page=2',
    })
    expect(relayRequest('?ticket=abc', hasPage)).toEqual({ ticket: 'abc', target: '/index' })
  })

  it.each([
    ['', 'ticket'],
    ['?target=%2Ffinancial', 'ticket'],
    ['?ticket=a%20b', 'ticket'],
    [`?ticket=${'a'.repeat(1001)}`, 'ticket'],
    ['?ticket=a&target=https%3A%2F%2Fevil.example', 'target'],
    ['?ticket=a&url=%2Ffinancial', 'unknown'],
    ['?ticket=a&ticket=b', 'unknown'],
    ['?ticket=a&target=%2Fa&target=%2Fb', 'unknown'],
  ])('%s is refused because of its %s', (search, refused) => {
    expect(relayRequest(search, hasPage)).toEqual({ refused })
  })
})
