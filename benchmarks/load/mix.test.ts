import { expect, test } from 'vitest'
import { type Group, kindsOf } from './mix.ts'
import { quantile } from './seen.ts'
import type { World } from './world.ts'

const visitor = { token: 't', accountId: '1' }
const world: World = {
  sites: ['lanzhou'],
  areas: ['620100'],
  products: ['1'],
  policies: ['1'],
  articles: ['1'],
  enterprises: [visitor],
  officers: [{ ...visitor, cases: ['1'] }],
  usernames: ['held_enterprise_0'],
  captchas: ['00000000-0000-4000-8000-000000000000'],
}

test('a second of the busiest hour is what the quality figure says', () => {
  const perSecond = new Map<Group, number>()
  for (const kind of kindsOf(world))
    perSecond.set(kind.group, (perSecond.get(kind.group) ?? 0) + kind.perSecond)
  expect(Object.fromEntries(perSecond)).toEqual({ page: 50, read: 960, 'sign-in': 15, write: 17, upload: 2 })
})

test('every kind asks for an address of its own call, with no place left open', () => {
  for (const kind of kindsOf(world)) {
    const { path, method } = kind.ask(0)
    expect(path, kind.name).toMatch(/^\/[^{}]+$/)
    expect(['GET', 'POST', 'PUT'], kind.name).toContain(method)
  }
})

test('a quantile is the least time within which that part of the answers came', () => {
  const counts = [
    [30, 1],
    [1, 90],
    [5, 9],
  ] as const
  expect([0.5, 0.9, 0.91, 0.99, 1].map((part) => quantile(counts, part))).toEqual([1, 1, 5, 5, 30])
})
