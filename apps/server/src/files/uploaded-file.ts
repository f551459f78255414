/** A file as it came in: already complete, within the size limit, its type not yet believed. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
