import { useState } from 'react'
import { MAX_ROSTER_ROWS, readRosterCsv, type RosterCsvRow } from '@lqr/contract/rosters/roster-csv.ts'
import { decodeCsv } from '../../shell/files/read-csv-file.ts'
import { copy } from './copy.ts'

const texts = copy.csv

/** A chosen file: its text and rows, or what is wrong with it as a whole. */
export type RosterFile =
  | { readonly name: string; readonly text: string; readonly rows: readonly RosterCsvRow[] }
  | { readonly name: string; readonly problem: string }

function checked(name: string, text: string): RosterFile {
  const rows = readRosterCsv(text)
  if (!rows) return { name, problem: texts.wrongHeader }
  if (rows.length === 0) return { name, problem: texts.noRows }
  if (rows.length > MAX_ROSTER_ROWS) return { name, problem: texts.tooMany(rows.length) }
  return { name, text, rows }
}

/** The file to import, read in the browser by the same rules as on the server. */
export function useRosterFile() {
  const [file, setFile] = useState<RosterFile>()
  const read = async (chosen: File) => {
    try {
      setFile(checked(chosen.name, decodeCsv(new Uint8Array(await chosen.arrayBuffer()))))
    } catch {
      setFile({ name: chosen.name, problem: texts.unreadable })
    }
  }
  return { file, read, forget: () => setFile(undefined) }
}
