import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Logger } from 'pino'
import type { UploadedFile } from '../../files/uploaded-file.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'

interface Screening {
  readonly services: Pick<Services, 'malware'>
  readonly file: UploadedFile
  readonly log: Pick<Logger, 'error'>
}

/**
 * The guard of every upload: refuses malware at once. Where the scanner is away the file may be kept, and waits in
 * quarantine until the job has a verdict.
 */
export async function screenUpload({ services, file, log }: Screening): Promise<ScanState> {
  const state = await scanState(services, file.bytes, log)
  if (state === 'infected') throw new CallError(filesErrors.infected)
  return state
}

/** What the scanner says; what it found, and its absence, stand in the log under keys that never change. */
export async function scanState(
  { malware }: Pick<Services, 'malware'>,
  bytes: Buffer,
  log: Pick<Logger, 'error'>,
): Promise<ScanState> {
  try {
    const verdict = await malware.scan(bytes)
    if (verdict.isClean) return 'clean'
    log.error({ key: 'files.infected', signature: verdict.signature }, 'malware in an upload')
    return 'infected'
  } catch (err) {
    log.error({ key: 'files.scannerAway', err }, 'upload not scanned')
    return 'waiting'
  }
}
