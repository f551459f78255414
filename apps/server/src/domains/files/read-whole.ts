import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { KeptBytes } from '../../files/read-stored.ts'
import { CallError } from '../../http/call-error.ts'
import { soundBytes } from './mend-file.ts'
import type { Tending } from './raise-fault.ts'

/** The bytes as they were stored, from either copy; a declared error when neither has them. */
export async function readWhole(reading: Omit<Tending, 'foundBy'>, file: KeptBytes): Promise<Buffer> {
  const sound = await soundBytes({ ...reading, foundBy: 'reading' }, file)
  if (!sound) throw new CallError(filesErrors.damaged)
  return sound.bytes
}
