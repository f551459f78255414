import type { KeptBytes } from '../../files/read-stored.ts'

/** The files from the front that together stay within so many bytes, one at least. */
export function withinBytes(files: readonly KeptBytes[], bytes: number): KeptBytes[] {
  let sum = 0
  return files.filter(({ storedSize }, index) => {
    sum += storedSize
    return index === 0 || sum <= bytes
  })
}
