import { openSync, closeSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseMachine } from './database-machine.ts'

const PIECE = Buffer.alloc(1024 * 1024)
const SEGMENTS = 12

/** Leaves the machine no byte, neither in its disk nor in the segments of the log that are kept ready to be used again. */
export async function fillDisk(machine: DatabaseMachine): Promise<() => void> {
  const file = path.join(machine.disk, 'filler')
  const handle = openSync(file, 'w')
  for (const piece of [PIECE, PIECE.subarray(0, 4096)]) writeAll(handle, piece)
  closeSync(handle)
  for (let segment = 0; segment < SEGMENTS; segment += 1) {
    const said = await machine
      .sql('select pg_switch_wal(), pg_logical_emit_message(false, $$full$$, $$disk$$)')
      .catch(() => undefined)
    if (said === undefined) break
  }
  return () => rmSync(file)
}

function writeAll(handle: number, piece: Buffer): void {
  try {
    for (;;) writeSync(handle, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
