import { expect, test } from 'vitest'
import { condition } from '../items/items.fixtures.ts'
import { conditionsByHash } from './known-conditions.ts'

const patents = (bound: number) => [condition({ fact: 'patents', op: 'atLeast', bound })]

test('what was read once is not read again, and what is gone by then is left out', async () => {
  const kept = new Map([
    ['known-1', patents(1)],
    ['known-2', patents(2)],
  ])
  const asked: (readonly string[])[] = []
  const read = async (hashes: readonly string[]) => {
    asked.push(hashes)
    return hashes.flatMap((hash) => {
      const conditions = kept.get(hash)
      return conditions ? [{ hash, conditions }] : []
    })
  }
  const first = await conditionsByHash(['known-1', 'known-1'], read)
  expect(first('known-1')).toEqual(patents(1))
  const second = await conditionsByHash(['known-1', 'known-2', 'known-gone'], read)
  expect([second('known-1'), second('known-2'), second('known-gone')]).toEqual([
    patents(1),
    patents(2),
    undefined,
  ])
  expect(asked).toEqual([['known-1'], ['known-2', 'known-gone']])
})
