import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { withoutHiddenSigns } from '@lqr/contract/rules/hidden-signs.ts'
import { CallError } from '../http/call-error.ts'
import { UNNAMED_FILE, uploadErrors } from './copy.ts'
import { UPLOAD_LIMIT_BYTES, type UploadedFile } from './uploaded-file.ts'

const LONGEST_NAME = 120
/** What programs know a kind of file by. */
const ENDING = /\.[A-Za-z0-9]{1,8}$/

/** The name people gave the file, without folders or signs that nobody sees; one that is too long is cut before its ending. */
function cleanName(name: string): string {
  const signs = [...withoutHiddenSigns(name.split(/[\\/]/).at(-1) ?? '')]
  if (signs.length <= LONGEST_NAME) return signs.join('') || UNNAMED_FILE
  const [ending = ''] = ENDING.exec(signs.join('')) ?? []
  return signs.slice(0, LONGEST_NAME - ending.length).join('') + ending
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
