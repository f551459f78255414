import { expect, it } from 'vitest'
import { treeOf } from './tree.rules.ts'

const rows = [
  { code: 'p', parentCode: null },
  { code: 'b', parentCode: 'p' },
  { code: 'a', parentCode: 'p' },
  { code: 'a1', parentCode: 'a' },
  { code: 'lost', parentCode: 'nowhere' },
]

it('builds one tree in the order of the rows and leaves out what hangs on nothing', () => {
  expect(treeOf(rows, (row) => row.code)).toEqual({
    code: 'p',
    children: [
      { code: 'b', children: [] },
      { code: 'a', children: [{ code: 'a1', children: [] }] },
    ],
  })
})

it('is nothing without a top', () => {
  expect(treeOf(rows.slice(1), (row) => row.code)).toBeUndefined()
})
