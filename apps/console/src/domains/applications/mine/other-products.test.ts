import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { expect, test } from 'vitest'
import { othersFrom } from './other-products.ts'

const PAGE_SIZE = 2
const asked = { applicantKind: 'ENTERPRISE' } as const
const card = (id: string, ...applicantKinds: ProductCard['applicantKinds']) =>
  ({ id, applicantKinds }) as ProductCard

function found(cards: readonly ProductCard[], page = 1) {
  const read = (at: number) =>
    Promise.resolve({
      list: cards.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE),
      total: cards.length,
      pageSize: PAGE_SIZE,
    })
  return othersFrom(page, asked, read).then(({ list, next }) => [list.map(({ id }) => id), next])
}

const unfit = [1, 2, 3, 4].map((number) => card(String(number), 'COOPERATIVE'))

test('products are found behind any number of those that take other applicants', async () => {
  expect(await found([...unfit, card('5')])).toEqual([['5'], undefined])
})

test('a list that goes on is read on from the next page', async () => {
  const cards = [card('5'), ...unfit, card('6')]
  expect(await found(cards)).toEqual([['5'], 2])
  expect(await found(cards, 2)).toEqual([['6'], undefined])
})

test('what takes such applicants among others is offered, and a list without any ends', async () => {
  expect(await found([card('5', 'COOPERATIVE'), card('6', 'COOPERATIVE', 'ENTERPRISE')])).toEqual([
    ['6'],
    undefined,
  ])
  expect(await found(unfit)).toEqual([[], undefined])
})
