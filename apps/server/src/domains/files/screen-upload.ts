import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Logger } from 'pino'
import { allowedType } from '../../files/file-type-check.ts'
import { isPicture, reencodePicture } from '../../files/reencode-picture.ts'
import type { UploadedFile } from '../../files/uploaded-file.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'

interface Screening {
  readonly services: Pick<Services, 'malware'>
  readonly file: UploadedFile
  readonly log: Pick<Logger, 'error'>
}

/** An upload as it may be kept. */
export interface Screened {
  readonly scanState: ScanState
  readonly mime: string
  /** Of a picture what was written anew from its points, of anything else what came. */
  readonly bytes: Buffer
}

/**
 * The guard of every upload, before any transaction: refuses malware at once, then content of no allowed type or another
 * than the name claims (415), then pictures that cannot be decoded. Where the scanner is away the file may be kept, and
 * waits in quarantine until the job has a verdict.
 */
export async function screenUpload({ services, file, log }: Screening): Promise<Screened> {
  const state = await scanState(services, file.bytes, log)
  if (state === 'infected') throw new CallError(filesErrors.infected)
  const mime = await allowedType(file.bytes, file.name)
  if (!mime) throw new CallError(filesErrors.typeRefused)
  const bytes = isPicture(mime) ? await reencodePicture(file.bytes, mime) : file.bytes
  if (!bytes) throw new CallError(filesErrors.pictureUnreadable)
  return { scanState: state, mime, bytes }
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
