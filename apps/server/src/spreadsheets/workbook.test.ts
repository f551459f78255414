import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './workbook.ts'

test('sheets are read back as they were written, and no text becomes a formula', async () => {
  const bytes = await writeWorkbook([
    { name: '汇总', notes: ['统计时间'], titles: ['地区', '金额'], rows: [['城关区', 1_200_000]] },
    { name: '明细', notes: [], titles: ['企业'], rows: [['=1+1'], [null]] },
  ])
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['汇总', '明细'])
  expect(sheets[0]?.rows.slice(0, 3).map((row) => row.filter((cell) => cell !== null))).toEqual([
    ['统计时间'],
    ['地区', '金额'],
    ['城关区', 1_200_000],
  ])
  expect(sheets[1]?.rows[1]?.[0]).toBe('=1+1')
})

test('a list that is handed in is read without the sign with which our own files lead a cell', async () => {
  const rows = [["'916200002243333330"], ["'=甲"], ["'甲'号店"]]
  const bytes = await writeWorkbook([{ name: '名单', notes: [], titles: ['企业'], rows }])
  const read = await readTable(bytes, { mostRows: 5 })
  expect(read).toMatchObject({
    rows: [
      { cells: ['企业'] },
      { cells: ['916200002243333330'] },
      { cells: ['=甲'] },
      { cells: ["'甲'号店"] },
    ],
  })
})
