import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import { UPLOAD_LIMIT_BYTES, type UploadedFile } from './uploaded-file.ts'

/** The name people gave the file, without folders or control characters. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    Array.from(last, (sign) => (sign < ' ' || sign === '\u007f' ? '' : sign))
      .join('')
      .slice(0, 120) || '未命名文件'
  )
}

/** The one file of a multipart call (field `file`); 413 beyond the limit, 422 when there is none. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new CallError(kernelErrors.unsupportedType, { msg: '请以文件形式上传' })
  const part = await request.file({ limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10 } })
  if (!part || part.fieldname !== 'file') {
    throw new CallError(kernelErrors.invalidInput, { fields: { file: '请选择要上传的文件' } })
  }
  const bytes = await part.toBuffer()
  if (bytes.length === 0)
    throw new CallError(kernelErrors.invalidInput, { fields: { file: '文件是空的，请重新选择' } })
  return { name: cleanName(part.filename), bytes }
}
