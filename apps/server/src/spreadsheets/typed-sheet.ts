export type CellValue = string | number | null

/** How the cells of a column are kept: days (YYYY-MM-DD) and moments (ISO 8601) become dates of the spreadsheet, in China's time. */
export type CellKind = 'text' | 'number' | 'money' | 'decimal' | 'day' | 'moment'

export interface SheetColumn {
  readonly title: string
  readonly kind: CellKind
  /** In characters of a digit's width. */
  readonly width: number
}

export type Rows = AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>

/** A sheet whose rows come one by one; asked for when the sheets before it are written. */
export interface TypedSheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: () => Rows
}
