import { filesErrors } from '@lqr/contract/files/errors.ts'
import { type KeptBytes, readStored } from '../../files/read-stored.ts'
import { StorageAway } from '../../files/storage-away.ts'
import { CallError } from '../../http/call-error.ts'
import { soundBytes } from './mend-file.ts'
import type { Tending } from './raise-fault.ts'

/** The bytes as they were stored, from either copy; a declared error when neither has them. */
export async function readWhole(reading: Omit<Tending, 'foundBy'>, file: KeptBytes): Promise<Buffer> {
  const sound = await soundBytes({ ...reading, foundBy: 'reading' }, file).catch((error: unknown) =>
    fromCopy(reading.services, file, error),
  )
  if (!sound) throw new CallError(filesErrors.damaged)
  return sound.bytes
}

/** A first store that is away has no fault, and the second copy serves as well. */
async function fromCopy({ fileCopies }: Tending['services'], file: KeptBytes, error: unknown) {
  const copy = error instanceof StorageAway && fileCopies && (await readStored(fileCopies, file))
  if (copy && 'bytes' in copy) return copy
  throw error
}
