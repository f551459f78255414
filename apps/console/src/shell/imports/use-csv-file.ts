import { useState } from 'react'
import { type CsvLine, type CsvList, readCsv } from '@lqr/contract/kernel/csv/csv-list.ts'
import { decodeCsv } from '@lqr/contract/kernel/csv/decode-csv.ts'
import { importCopy as copy } from './copy.ts'

/** A chosen file: its text and rows, or what is wrong with it as a whole. */
export type CsvFile<L> =
  | { readonly name: string; readonly text: string; readonly rows: readonly L[] }
  | { readonly name: string; readonly problem: string }

function checked<L extends CsvLine>(list: CsvList<L>, name: string, text: string): CsvFile<L> {
  const reading = readCsv(list, text)
  switch (reading.fault) {
    case undefined:
      return { name, text, rows: reading.rows }
    case 'wrongHeader':
      return { name, problem: copy.wrongHeader(list.header) }
    case 'noRows':
      return { name, problem: copy.noRows }
    case 'tooMany':
      return { name, problem: copy.tooMany(reading.found, list.maxRows) }
  }
}

/** The file to import, read in the browser by the same rules as on the server. */
export function useCsvFile<L extends CsvLine>(list: CsvList<L>) {
  const [file, setFile] = useState<CsvFile<L>>()
  const read = async (chosen: File) => {
    try {
      setFile(checked(list, chosen.name, decodeCsv(new Uint8Array(await chosen.arrayBuffer()))))
    } catch {
      setFile({ name: chosen.name, problem: copy.unreadable })
    }
  }
  return { file, read, forget: () => setFile(undefined) }
}
