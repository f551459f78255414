import { expect, test } from 'vitest'
import { canonicalRedirect, pagesByName } from './canonical-path.rules.ts'

const pages = pagesByName(['/index', '/financial', '/productDetails', '/404', '/screenView/operate'])
const leadsTo = (address: string) => canonicalRedirect(address, pages)

test.each([
  ['/INDEX', '/index'],
  ['/Financial', '/financial'],
  ['/productdetails?id=2', '/productDetails?id=2'],
  ['/PRODUCTDETAILS?ID=2&b=%2F', '/productDetails?ID=2&b=%2F'],
  ['/screenview/Operate', '/screenView/operate'],
  ['/Lanzhou/index', '/lanzhou/index'],
  ['/lanzhou/INDEX', '/lanzhou/index'],
  ['/LANZHOU-CHENGGUAN/ProductDetails?id=2', '/lanzhou-chengguan/productDetails?id=2'],
  ['/Lanzhou', '/lanzhou/index'],
])('the case of the letters does not matter: %s → %s', (address, canonical) => {
  expect(leadsTo(address)).toBe(canonical)
})

test.each([
  ['/index/', '/index'],
  ['/lanzhou/', '/lanzhou/index'],
  ['/lanzhou/financial/?page=2', '/lanzhou/financial?page=2'],
  ['/%69ndex', '/index'],
  ['/%4Canzhou/%46inancial', '/lanzhou/financial'],
  ['/index/?', '/index?'],
])('neither do a slash at the end and needless encoding: %s → %s', (address, canonical) => {
  expect(leadsTo(address)).toBe(canonical)
})

test.each([
  ['/subplatform/lanzhou/financial', '/lanzhou/financial'],
  ['/SubPlatform/Lanzhou/FINANCIAL?zone=green', '/lanzhou/financial?zone=green'],
  ['/subplatform/lanzhou', '/lanzhou/index'],
])('the older form leads to the site in one step: %s → %s', (address, canonical) => {
  expect(leadsTo(address)).toBe(canonical)
})

test('below a known site an unknown page is looked for under the site’s own name', () => {
  expect(leadsTo('/Lanzhou/noSuchPage')).toBe('/lanzhou/noSuchPage')
  expect(leadsTo('/lanzhou/noSuchPage')).toBeUndefined()
})

test.each([
  '/',
  '/index',
  '/index?page=2',
  '/lanzhou',
  '/lanzhou/index',
  '/productDetails?id=2',
  '/404',
  '/no-such-page',
  '/No-Such-Site/index',
  '/assets/App-1.js',
  '/index.data',
  '/Lanzhou/financial.data',
  '/subplatform/lanzhou/financial.data',
  '/Lanzhou/a/b/..',
])('%s stays where it is', (address) => {
  expect(leadsTo(address)).toBeUndefined()
})

test.each([
  '//evil.example',
  '//evil.example/INDEX',
  '//evil.example/%2e%2e/INDEX',
  '/\\evil.example/INDEX',
  '/%5Cevil.example/INDEX',
  '/%2Fevil.example/INDEX',
  '/Lanzhou//evil.example',
  '/Lanzhou/%2F%2Fevil.example',
  '/Lanzhou/../INDEX',
  '/Lanzhou/%2e%2e/INDEX',
  '/subplatform//evil.example',
  '/subplatform/%2Fevil.example/index',
  'http://evil.example/INDEX',
  '/%zz/INDEX',
  '/%2549NDEX',
  '/INDEX%00',
  '/INDEX%0d%0aset-cookie:a=b',
  '/ban%E2%84%AA',
  '/INDEX//',
  '/@evil.example/INDEX',
])('%s is never turned into an address', (address) => {
  expect(leadsTo(address)).toBeUndefined()
})

test('wherever it leads, it stays on this origin', () => {
  const parts = ['lanzhou', 'LANZHOU', 'INDEX', '', '..', '\\', '%2F', '%5C', '@evil.example', 'subplatform']
  for (const a of parts)
    for (const b of parts)
      for (const c of parts) {
        const to = leadsTo(`/${a}/${b}/${c}?next=//evil.example`)
        if (to !== undefined) expect(new URL(to, 'https://portal.example').host).toBe('portal.example')
        expect(to?.startsWith('//')).not.toBe(true)
      }
})
