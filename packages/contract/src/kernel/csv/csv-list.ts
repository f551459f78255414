import { parseCsv } from './parse-csv.ts'
import { plainCell } from './plain-cell.ts'

/** One line of a file that is handed in. `row` counts as a spreadsheet does. */
export interface CsvLine {
  readonly row: number
  /** What the line asks for; undefined when something is wrong with it. */
  readonly wanted: object | undefined
  readonly problems: readonly string[]
  /** What should be looked at although the line can be kept. */
  readonly warning?: string | undefined
}

/** A list that is handed in as a CSV file, read by the same rules in the browser and on the server. */
export interface CsvList<L extends CsvLine> {
  /** The first line of the file. */
  readonly header: string
  /** Lines of one file. */
  readonly maxRows: number
  /** Reads the lines of one file, one after another: what stands twice is known by the ones before. */
  readonly reader: () => (cells: readonly string[], row: number) => L
}

/** What is wrong with a file as a whole. */
export type CsvFault = 'wrongHeader' | 'noRows' | 'tooMany'

export type CsvReading<L extends CsvLine> =
  | { readonly rows: readonly L[]; readonly fault?: undefined }
  | { readonly fault: CsvFault; readonly found: number }

/** The lines below the header, blank ones left out; or why the file is no such list, with the number of lines found. */
export function readCsv<L extends CsvLine>(
  { header, maxRows, reader }: CsvList<L>,
  csv: string,
): CsvReading<L> {
  const [first = [], ...lines] = parseCsv(csv)
  if (first.join(',') !== header) return { fault: 'wrongHeader', found: 0 }
  const read = reader()
  const rows = lines.flatMap((cells, index) =>
    cells.every((cell) => cell === '') ? [] : [read(cells.map(plainCell), index + 2)],
  )
  if (rows.length === 0) return { fault: 'noRows', found: 0 }
  return rows.length > maxRows ? { fault: 'tooMany', found: rows.length } : { rows }
}
