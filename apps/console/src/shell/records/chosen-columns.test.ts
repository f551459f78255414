import { arrangeColumns } from '@lqr/contract/identity/table-columns.ts'
import { expect, test } from 'vitest'
import { chosenColumns, declaredOf, movedColumn } from './chosen-columns.ts'
import type { RecordColumn } from './record-column.ts'

const columns: readonly RecordColumn<{ name: string }>[] = [
  { key: 'name', title: '名称', isHeading: true, render: ({ name }) => name },
  { key: 'amount', title: '金额', align: 'right', width: 120, render: () => '1' },
  { key: 'password', title: '初始密码', isKept: true, render: () => '2' },
]
const declared = declaredOf(columns)
const keys = (list: readonly RecordColumn<never>[]) => list.map(({ key }) => key)

test('a page’s columns are the defaults, and come back as they were declared', () => {
  expect(declared.map(({ labelField, isKept }) => [labelField, isKept])).toEqual([
    ['name', true],
    ['amount', false],
    ['password', true],
  ])
  expect(chosenColumns(columns, declared)).toMatchObject([
    { key: 'name', isHeading: true },
    { key: 'amount', align: 'right', width: 120 },
    { key: 'password' },
  ])
})

test('hidden columns are left out, widths and alignments are those chosen', () => {
  const own = declared.map((column) =>
    column.labelField === 'amount'
      ? { ...column, isShow: false }
      : { ...column, width: 90, align: 'center' as const },
  )
  const shown = chosenColumns(columns, arrangeColumns(declared, own))
  expect(shown).toMatchObject([
    { key: 'name', width: 90, align: 'center' },
    { key: 'password', width: 90 },
  ])
})

test('fixed columns stand at their edge, the others in their order', () => {
  const own = declared.map((column) => ({
    ...column,
    fixed: ({ name: 'right', password: 'left' } as const)[column.labelField as 'name'] ?? ('none' as const),
  }))
  expect(keys(chosenColumns(columns, own))).toEqual(['password', 'amount', 'name'])
})

test('a column moves by a step and stays at the ends', () => {
  expect(movedColumn(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedColumn(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedColumn(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedColumn(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
