import type { Readable } from 'node:stream'

export interface Part {
  readonly bytes: Buffer
  readonly isLast: boolean
}

/** A stream in pieces of so many bytes, the last one shorter: known to be the last before it is handed out. */
export async function* partsOf(stream: Readable, partBytes: number): AsyncGenerator<Part> {
  let gathered: Buffer[] = []
  let size = 0
  for await (const piece of stream) {
    let rest = Buffer.from(piece as Uint8Array)
    while (size + rest.length > partBytes) {
      const room = partBytes - size
      yield { bytes: Buffer.concat([...gathered, rest.subarray(0, room)]), isLast: false }
      rest = rest.subarray(room)
      gathered = []
      size = 0
    }
    gathered.push(rest)
    size += rest.length
  }
  yield { bytes: Buffer.concat(gathered), isLast: true }
}
