import { expect, test } from 'vitest'
import { parseRecent, RECENT_LIMIT, withRecent } from './recent-products.ts'

const product = (id: string) => ({ id, name: `产品${id}`, orgName: '示例银行' })

test('the product looked at last comes first, each product once and eight at most', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '2']
  const list = ids.reduce((all, id) => withRecent(all, product(id)), parseRecent(undefined))
  expect(list.map(({ id }) => id)).toEqual(['2', '9', '8', '7', '6', '5', '4', '3'])
  expect(list).toHaveLength(RECENT_LIMIT)
})

test('only the way back is remembered, no figures', () => {
  const seen = { ...product('3'), annualCost: '3.45%' }
  expect(withRecent([], seen)).toEqual([product('3')])
})

test.each([
  undefined,
  '',
  'no json',
  '{}',
  '[1, null, {"id":"0"}, {"id":"1; drop","name":"x","orgName":"y"}]',
])('a stored text of %j is nothing remembered', (text) => {
  expect(parseRecent(text)).toEqual([])
})
