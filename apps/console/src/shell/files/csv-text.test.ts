import { expect, test } from 'vitest'
import { decodeCsv } from '@lqr/contract/kernel/csv/decode-csv.ts'
import { parseCsv } from '@lqr/contract/kernel/csv/parse-csv.ts'
import { csvText } from './csv-text.ts'

test('what is written is read back cell by cell', () => {
  const rows = [
    ['行号', '原因'],
    ['2', '用户名已被使用,请换一个'],
    ['3', '他说"不"\n再试'],
  ]
  expect(parseCsv(csvText(rows))).toEqual(rows)
})

test.each(['=1+1', '+86', '-1', '@sum'])('%s stays a text in a spreadsheet', (cell) => {
  expect(csvText([[cell]])).toContain(`'${cell}`)
})

test('a file is read in UTF-8 and in the encoding that spreadsheets save by default', () => {
  expect(decodeCsv(new TextEncoder().encode('用户名'))).toBe('用户名')
  expect(decodeCsv(Uint8Array.from([0xd3, 0xc3, 0xbb, 0xa7, 0xc3, 0xfb]))).toBe('用户名')
})
