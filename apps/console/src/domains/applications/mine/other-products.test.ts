import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { expect, test } from 'vitest'
import { othersFrom } from './other-products.ts'

const PAGE_SIZE = 2
const asked = { orgId: '1', applicantKind: 'ENTERPRISE' } as const
const card = (id: string, orgId: string, applicantKinds: ProductCard['applicantKinds'] = []) =>
  ({ id, orgId, applicantKinds }) as ProductCard

function found(cards: readonly ProductCard[], page = 1) {
  const read = (at: number) =>
    Promise.resolve({
      list: cards.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE),
      total: cards.length,
      pageSize: PAGE_SIZE,
    })
  return othersFrom(page, asked, read).then(({ list, next }) => [list.map(({ id }) => id), next])
}

const own = [1, 2, 3, 4].map((number) => card(String(number), '1'))

test('products of others are found behind any number of those of the same institution', async () => {
  expect(await found([...own, card('5', '2')])).toEqual([['5'], undefined])
})

test('a list that goes on is read on from the next page', async () => {
  const cards = [card('5', '2'), ...own, card('6', '3')]
  expect(await found(cards)).toEqual([['5'], 2])
  expect(await found(cards, 2)).toEqual([['6'], undefined])
})

test('what takes other applicants is left out, and a list without others ends', async () => {
  expect(await found([card('5', '2', ['COOPERATIVE']), card('6', '2', ['ENTERPRISE'])])).toEqual([
    ['6'],
    undefined,
  ])
  expect(await found(own)).toEqual([[], undefined])
})
