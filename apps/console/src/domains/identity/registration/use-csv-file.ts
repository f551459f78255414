import { useState } from 'react'
import { type CsvRow, readEnterpriseCsv } from '@lqr/contract/identity/enterprise-csv.ts'
import { MAX_ENTERPRISE_ROWS } from '@lqr/contract/identity/user-entities.ts'
import { copy } from './copy.ts'
import { decodeCsv } from '../../../shell/files/read-csv-file.ts'

const texts = copy.csv

/** A chosen file: its text and rows, or what is wrong with it as a whole. */
export type CsvFile =
  | { readonly name: string; readonly text: string; readonly rows: readonly CsvRow[] }
  | { readonly name: string; readonly problem: string }

function checked(name: string, text: string): CsvFile {
  const rows = readEnterpriseCsv(text)
  if (!rows) return { name, problem: texts.wrongHeader }
  if (rows.length === 0) return { name, problem: texts.noRows }
  if (rows.length > MAX_ENTERPRISE_ROWS) return { name, problem: texts.tooMany(rows.length) }
  return { name, text, rows }
}

/** The file to import, read in the browser by the same rules as on the server. */
export function useCsvFile() {
  const [file, setFile] = useState<CsvFile>()
  const read = async (chosen: File) => {
    try {
      setFile(checked(chosen.name, decodeCsv(new Uint8Array(await chosen.arrayBuffer()))))
    } catch {
      setFile({ name: chosen.name, problem: texts.unreadable })
    }
  }
  return { file, read, forget: () => setFile(undefined) }
}
