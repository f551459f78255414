import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { withoutHiddenSigns } from '@lqr/contract/rules/hidden-signs.ts'
import { CallError } from '../http/call-error.ts'
import { UNNAMED_FILE, uploadErrors } from './copy.ts'
import { UPLOAD_LIMIT_BYTES, type UploadedFile } from './uploaded-file.ts'

/** The name people gave the file, without folders or signs that nobody sees. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return withoutHiddenSigns(last).slice(0, 120) || UNNAMED_FILE
}

async function readFile(request: FastifyRequest): Promise<UploadedFile | undefined> {
  const part = await request.file({ limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10 } })
  if (part?.fieldname !== 'file') return undefined
  return { name: cleanName(part.filename), bytes: await part.toBuffer() }
}

/** Whatever the parser of forms stumbles over was sent so: no boundary, a broken head, an end that never came. */
function malformed(cause: Error): never {
  throw 'statusCode' in cause ? cause : new CallError(kernelErrors.malformed, { cause })
}

/** The one file of a multipart call (field `file`); 413 beyond the limit, 422 when there is none. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new CallError(kernelErrors.unsupportedType, { msg: uploadErrors.notAFile })
  const file = await readFile(request).catch(malformed)
  if (!file) throw new CallError(kernelErrors.invalidInput, { fields: { file: uploadErrors.missing } })
  if (file.bytes.length === 0)
    throw new CallError(kernelErrors.invalidInput, { fields: { file: uploadErrors.empty } })
  return file
}
