import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { expect, test } from 'vitest'
import { type MoveOrder, movesInOrder } from './move-order.ts'
import { wordsOf } from './move-texts.ts'

type Move = 'accept' | 'credit' | 'supplement' | 'reject'

const order: MoveOrder<Move> = {
  forward: ['accept', 'credit'],
  aside: ['supplement'],
  danger: ['reject'],
}
const none = { accept: false, credit: false, supplement: false, reject: false }
const shown = (can: Partial<typeof none>) => movesInOrder(order, { ...none, ...can })

test('only the first move forward is filled, and what ends the case stands last', () => {
  expect(shown({ reject: true, supplement: true, credit: true, accept: true })).toEqual([
    { move: 'accept', look: 'first' },
    { move: 'credit', look: 'plain' },
    { move: 'supplement', look: 'plain' },
    { move: 'reject', look: 'danger' },
  ])
})

test('without a move forward no button is filled', () => {
  expect(shown({ supplement: true, reject: true }).map(({ look }) => look)).toEqual(['plain', 'danger'])
  expect(shown({})).toEqual([])
})

test('a move is called what its declaration says, unless its kind words it otherwise', () => {
  const texts = { ok: '确认', warning: '不能撤销。', done: '已完成' }
  expect(wordsOf({ of: applicationCase, move: 'sign', texts })).toEqual({
    ...texts,
    button: '签约',
    title: '签约',
  })
  expect(wordsOf({ of: applicationCase, move: 'sign', texts: { ...texts, button: '记录签约' } }).button).toBe(
    '记录签约',
  )
})
