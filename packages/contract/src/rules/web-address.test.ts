import { expect, test } from 'vitest'
import { checkWebAddress } from './web-address.ts'

const check = (value: string) => checkWebAddress(value, '外部网址')

test.each([
  'https://lanzhou.example.gov.cn',
  'http://lanzhou.example.gov.cn:8080/a/b?c=d&e=%E5%85%B0#f',
  `https://example.cn/${'a'.repeat(280)}`,
])('%s may be opened outside', (value) => {
  expect(check(value)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.cn',
  '//example.cn',
  'example.cn',
  'HTTPS://a.cn',
  '',
])('%j is not of the web', (value) => {
  expect(check(value)).toBe('外部网址须以 http:// 或 https:// 开头')
})

test.each([
  'https://',
  'https://localhost/a',
  `https://admin:${'1'}@example.cn/`,
  'https://bank.example.cn@evil.example/',
  'https://example.cn/a b',
  'https://example.cn\\@evil.example',
  'https://示例.cn',
  'https://example.cn/甲',
  'https://example.cn/\u0000',
  'https://example.cn/\n',
  'https://[::1]/',
  'https://.example.cn',
  'https://example..cn',
])('%j is not what it seems', (value) => {
  expect(check(value)).toMatch(/^请输入正确的外部网址/)
})

test('a very long one is refused', () => {
  expect(check(`https://example.cn/${'a'.repeat(300)}`)).toBe('外部网址不能超过 300 个字')
})
