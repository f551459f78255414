import { writeXlsx } from 'hucre/xlsx'

export type Cell = string | number | null

/** A sheet: lines above the table, its titles, its rows. */
export interface Sheet {
  readonly name: string
  /** What stands above the table: what it is, as of when, by which filter. */
  readonly notes: readonly string[]
  readonly titles: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook as its bytes. Text is written as text: what begins with an equals sign is no formula. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, notes, titles, rows }) => ({
      name,
      rows: [...notes.map((note) => [note]), [...titles], ...rows.map((row) => [...row])],
    })),
  })
  return Buffer.from(bytes)
}
