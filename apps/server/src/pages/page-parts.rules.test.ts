import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSOLE_POLICY, makeNonce, ownInlineHashes, portalPolicy, withoutNonce } from './content-security.ts'
import { pickEncoding } from './encodings.ts'
import {
  canonicalAddress,
  cityCodeOf,
  cookieValue,
  ELDER_PAIR,
  elderCookie,
  isElder,
  isPlainAddress,
  tokenOf,
} from './page-address.ts'

const known = new Set(['keyword', 'page', 'zone'])

test('unknown query keys neither split nor fill the cache, known ones are sorted', () => {
  expect(canonicalAddress('/financial', known)).toBe('/financial')
  expect(canonicalAddress('/financial?utm_source=x&gclid=1', known)).toBe('/financial')
  expect(canonicalAddress('/financial?zone=green&x=1&page=2', known)).toBe('/financial?page=2&zone=green')
  expect(canonicalAddress('/financial?page=2&zone=green', known)).toBe('/financial?page=2&zone=green')
})

test('several values of one key keep their order', () => {
  expect(canonicalAddress('/financial?zone=b&zone=a', known)).toBe('/financial?zone=b&zone=a')
})

test('the city code follows the first segment of the address, also for data requests', () => {
  expect(cityCodeOf('/lanzhou/financial?page=2')).toBe('620100')
  expect(cityCodeOf('/lanzhou-chengguan/index.data')).toBe('620102')
  expect(cityCodeOf('/financial')).toBe('620000')
  expect(cityCodeOf('/')).toBe('620000')
})

test.each([
  ['/index', true],
  ['/financial?zone=green&page=2&orgId=1024', true],
  ['/search?keyword=%E5%BC%A0%E4%B8%89', false],
  ['/search?keyword=13900000001', false],
  ['/thirdLogin?ticket=4f0c1c1e8f6f4a0d9', false],
  ['/search?keyword=', false],
])('whether %s may lie in a cache outside: %s', (address, expected) => {
  expect(isPlainAddress(address)).toBe(expected)
})

test('a cookie is read by its whole name', () => {
  expect(tokenOf('Elder-Mode=1; Admin-Token=abc')).toBe('abc')
  expect(tokenOf('Not-Admin-Token=abc')).toBeUndefined()
  expect(tokenOf('Admin-Token=')).toBeUndefined()
  expect(cookieValue('a=%E0%A4%A', 'a')).toBeUndefined()
})

test.each([
  [elderCookie, true],
  ['Other=1;Elder-Mode=1; Other=2', true],
  ['Elder-Mode=0; Elder-Mode=1', true],
  ['Elder-Mode=1; Elder-Mode=0', true],
  ['Elder-Mode=%31', false],
  ['Elder-Mode =1', false],
  ['Elder-Mode= 1', false],
  ['Elder-Mode=10', false],
  ['Elder-Mode=1 ; Other=1', false],
  ['Not-Elder-Mode=1', false],
  ['', false],
])('whether %s asks for elder-friendly mode: %s', (cookies, expected) => {
  expect(isElder(cookies)).toBe(expected)
})

test('the proxy keeps pages of elder-friendly mode by the rule they are rendered by', () => {
  const file = new URL('../../../../deploy/nginx/longqirong.conf', import.meta.url)
  expect(readFileSync(file, 'utf8')).toContain(`"~${ELDER_PAIR.source}" elder;`)
})

test('no policy lets an inline script run that is not named', () => {
  const policy = portalPolicy({ scripts: [`'nonce-${makeNonce()}'`], styles: [] })
  const scripts = (text: string) => /script-src ([^;]+)/.exec(text)?.[1]
  expect(scripts(policy)).toMatch(/^'self' 'nonce-[\w+/=]+'$/)
  expect(scripts(CONSOLE_POLICY)).toBe("'self'")
  for (const text of [policy, CONSOLE_POLICY]) {
    expect(text).toContain("frame-ancestors 'none'")
    expect(text).toContain("object-src 'none'")
    expect(text).not.toContain('unsafe-eval')
  }
})

test('no two responses share a nonce', () => {
  expect(new Set(Array.from({ length: 100 }, makeNonce)).size).toBe(100)
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the inline scripts that we wrote are named by the hash of exactly their text', () => {
  const html =
    '<script nonce="n1">a()</script><script type="module" async="" nonce="n1">b("</div>")\n</script><script nonce="n1" src="/x.js"></script>'
  expect(ownInlineHashes(html, 'n1').scripts).toEqual([hash('a()'), hash('b("</div>")\n')])
  expect(withoutNonce(html, 'n1')).not.toContain('nonce')
})

test('a style that we wrote is named like a script, one of the content is not', () => {
  const html = '<style>p{color:red}</style><style nonce="n1">h1{color:blue}</style>'
  const own = ownInlineHashes(html, 'n1')
  expect(own).toEqual({ scripts: [], styles: [hash('h1{color:blue}')] })
  expect(/style-src ([^;]+)/.exec(portalPolicy(own))?.[1]).toBe(`'self' ${hash('h1{color:blue}')}`)
})

test.each([
  ['a script of the content', '<p><script>evil()</script></p>'],
  ['one that guesses', '<script nonce="n2">evil()</script>'],
  ['one in capitals', '<SCRIPT>evil()</SCRIPT>'],
  ['one that is never closed', '<script>evil()//'],
  ['a tag left open that swallows the next one', '<script x=y '],
  ['an attribute left open', "<script x='"],
])('%s is named by nothing', (_, injected) => {
  const html = `<h1>1</h1>${injected}<script nonce="n1">own()</script>`
  const allowed = ownInlineHashes(html, 'n1').scripts
  expect(allowed.filter((source) => source !== hash('own()'))).toEqual([])
})

test('the best encoding a client takes is chosen, a refused one is not', () => {
  expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(pickEncoding('gzip;q=0.8, br;q=0')).toBe('gzip')
  expect(pickEncoding('identity')).toBe('identity')
  expect(pickEncoding(undefined)).toBe('identity')
})
