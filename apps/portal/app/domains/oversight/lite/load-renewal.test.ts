import { listLoansDue } from '@lqr/contract/oversight/renewal-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadRenewal } from './load-renewal.ts'

const ORG = '1'
const loan = {
  kind: 'application',
  id: '7',
  number: 'SQ20251210-000001',
  orgId: ORG,
  orgFullName: '示例银行',
  productId: '11',
  productName: '原来的产品',
  openYuan: 500_000,
  dueOn: '2026-12-10',
  daysLeft: 20,
  canRenew: true,
  isOffered: true,
  offersOnline: true,
  offeringOrgIds: [ORG, '3'],
  asksInstitution: false,
}
const product = (id: string, orgId = ORG) => ({ id, name: `产品${id}`, orgId, annualCostMin: 3.5 })
const products = [product('11'), product('12'), product('13', '2')]

function load(query = '', of: Partial<typeof loan> = {}) {
  const answer = (call: unknown): Promise<unknown> => {
    if (call === listLoansDue) return Promise.resolve({ list: [{ ...loan, ...of }], total: 1 })
    if (call === listProducts) return Promise.resolve({ list: products, total: products.length })
    return Promise.resolve({ corporateName: '示例企业' })
  }
  return loadRenewal(new Request(`http://portal/lite/renewal?loan=7${query}`), answer as LoaderApi)
}

test('a loan is renewed with its own product while that is offered; others of its institution stand beneath', async () => {
  const { product: chosen, others, letter } = await load()
  expect(chosen?.id).toBe('11')
  expect(others.map(({ href }) => href)).toEqual(['/lite/renewal?loan=7&proId=12'])
  expect(letter).toContain('原来的产品')
})

test('once its product is gone another one of the institution is picked, and the letter names that', async () => {
  const gone = { isOffered: false }
  expect(await load('', gone)).toMatchObject({ product: undefined, others: [{ key: '12' }] })
  const { product: chosen, letter } = await load('&proId=12', gone)
  expect(chosen?.id).toBe('12')
  expect(letter).toContain('产品12')
  expect((await load('&proId=13', gone)).product).toBeUndefined()
})

test('the products of the houses above the institution are taken too, those of branches beside it are not', async () => {
  products.push(product('14', '3'))
  const { others } = await load()
  products.pop()
  expect(others.map(({ key }) => key)).toEqual(['12', '14'])
})

test('where the institution offers nothing online, the enterprise is told to ask it', async () => {
  const { closed, product: chosen } = await load('', { canRenew: false, asksInstitution: true })
  expect(chosen).toBeUndefined()
  expect(closed).toContain('请直接与该机构联系')
  expect((await load('', { canRenew: false })).closed).toContain('已有办理中的续贷申请')
})

test('a loan that cannot be renewed now asks for no product', async () => {
  expect(await load('', { canRenew: false })).toMatchObject({ product: undefined, others: [] })
})
