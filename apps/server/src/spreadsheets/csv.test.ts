import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvOf, streamCsv } from './csv.ts'

test('no cell is a formula, quotes and lines stay in their cell', () => {
  expect(csvOf([['=1+1', '-2', '@x', '说"好"\n第二行', 3, null]])).toBe(
    '\uFEFF"\'=1+1","\'-2","\'@x","说""好""\n第二行",3,\r\n',
  )
})

test('in a file for people a spreadsheet rounds no credit code and no serial number; programs read them as they are', async () => {
  const row = [
    '916200002243333330',
    '91620102E00123456',
    '202611300001',
    '91620102MA00000013',
    '13900001234',
    12,
  ]
  const told = `'916200002243333330,'91620102E00123456,'202611300001,91620102MA00000013,13900001234`
  const quoted = (cells: string) =>
    cells
      .split(',')
      .map((cell) => `"${cell}"`)
      .join(',')
  expect((await buffer(streamCsv(['甲'], [row]))).toString()).toBe(`\uFEFF"甲"\r\n${quoted(told)},12\r\n`)
  expect(csvOf([row])).toBe(`\uFEFF${quoted(told.replaceAll("'", ''))},12\r\n`)
})
