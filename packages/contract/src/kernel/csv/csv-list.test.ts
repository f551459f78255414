import { describe, expect, it } from 'vitest'
import { type CsvList, readCsv } from './csv-list.ts'
import { parseCsv } from './parse-csv.ts'

describe('a CSV text', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a,b","c ""d"""', [['a,b', 'c "d"']]],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    ['\uFEFFa, b ,', [['a', 'b', '']]],
    ['', []],
  ])('%j has the cells %j', (text, cells) => {
    expect(parseCsv(text)).toEqual(cells)
  })
})

describe('a list that is handed in', () => {
  const list: CsvList<{ row: number; wanted: { name: string }; problems: [] }> = {
    header: '名称,数量',
    maxRows: 2,
    reader:
      () =>
      ([name = ''], row) => ({ row, wanted: { name }, problems: [] }),
  }

  it('is read without blank lines, numbered as a spreadsheet does', () => {
    const reading = readCsv(list, '名称,数量\n甲,1\n,\n乙,2\n')
    expect(reading).toMatchObject({ rows: [{ row: 2 }, { row: 4 }] })
  })

  it('is read without what our own files put before a cell for spreadsheets', () => {
    const reading = readCsv(list, "名称,数量\n'916200002243333330,1\n'=甲,2\n")
    expect(reading).toMatchObject({
      rows: [{ wanted: { name: '916200002243333330' } }, { wanted: { name: '=甲' } }],
    })
    expect(readCsv(list, "名称,数量\n'甲'号店,1\n")).toMatchObject({
      rows: [{ wanted: { name: "'甲'号店" } }],
    })
  })

  it.each([
    ['', { fault: 'wrongHeader', found: 0 }],
    ['数量,名称\n1,甲', { fault: 'wrongHeader', found: 0 }],
    ['名称,数量\n,\n', { fault: 'noRows', found: 0 }],
    ['名称,数量\n甲,1\n乙,2\n丙,3', { fault: 'tooMany', found: 3 }],
  ])('says what is wrong with %j as a whole', (csv, reading) => {
    expect(readCsv(list, csv)).toEqual(reading)
  })
})
