import type { ColumnKind, ExportColumn } from '@lqr/contract/kernel/export-columns.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import { shanghaiMinute } from '../clocks/shanghai-minute.ts'
import type { CellKind, CellValue, SheetColumn } from '../spreadsheets/typed-sheet.ts'
import { exportWords as words } from './copy.ts'
import type { ListRow } from './read-list.ts'

const CELLS: Readonly<Record<ColumnKind, CellKind>> = {
  text: 'text',
  code: 'text',
  flag: 'text',
  area: 'text',
  number: 'number',
  money: 'money',
  percent: 'decimal',
  day: 'day',
  moment: 'moment',
}
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 24,
  number: 12,
  money: 16,
  decimal: 12,
  day: 12,
  moment: 18,
}

/** A column of a list as one of a sheet. */
export function sheetColumn({ title, kind }: ExportColumn): SheetColumn {
  const cell = CELLS[kind]
  return { title, kind: cell, width: WIDTHS[cell] }
}

function named({ kind, codes }: ExportColumn, value: unknown): CellValue {
  if (kind === 'flag') return value === true ? words.yes : words.no
  if (typeof value === 'number' && codes === undefined) return value
  const text = String(value)
  if (kind === 'area') return substationOfCode(text)?.name ?? text
  return codes?.find(({ code }) => code === text)?.name ?? text
}

function cellOf(column: ExportColumn, value: unknown): CellValue {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) return named(column, value)
  return value.map((one) => named(column, one)).join('、')
}

function valueOf({ key, place }: ExportColumn, row: ListRow): unknown {
  return place === undefined ? row[key] : (row[key] as readonly unknown[])[place]
}

/** What a row of a list has under these columns, as people read it. */
export function rowCells(columns: readonly ExportColumn[], row: ListRow): CellValue[] {
  return columns.map((column) => cellOf(column, valueOf(column, row)))
}

/** What no year reaches. */
const LONG = 10_000

/** A cell as paper shows it. A year is a number as well: grouped are amounts, and what is longer than a year. */
export function printedCell({ kind }: Pick<ExportColumn, 'kind'>, cell: CellValue): string {
  if (cell === null) return ''
  if (typeof cell === 'number')
    return kind === 'money' || Math.abs(cell) >= LONG ? groupedShort(cell) : String(cell)
  return kind === 'moment' ? shanghaiMinute(new Date(cell)) : cell
}
