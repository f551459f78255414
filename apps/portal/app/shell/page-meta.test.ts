import { expect, test } from 'vitest'
import { pack } from './packed.ts'
import { pageMeta } from './page-meta.ts'

const config = { productName: '陇企融', publicUrl: 'https://portal.example.cn' }

const args = {
  location: { pathname: '/lanzhou/productDetails', search: '?utm_source=x&proId=3' },
  matches: [
    { id: 'root', loaderData: { facts: pack({ config }) } },
    { id: 'shell/site', loaderData: { site: { path: 'lanzhou', name: '兰州市' } } },
  ],
}

test('a page has a title of its own, with its site and the product', () => {
  expect(pageMeta(args, { title: '园区贷', description: '说明' })).toContainEqual({
    title: '园区贷 - 兰州市 - 陇企融',
  })
})

test('the canonical address keeps only what makes the page another one', () => {
  const meta = pageMeta(args, { title: '园区贷', description: '说明', keys: ['proId'] })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://portal.example.cn/lanzhou/productDetails?proId=3',
  })
})
