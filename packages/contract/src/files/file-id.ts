import * as z from 'zod'
import { field } from '../kernel/field.ts'

/** 32 hexadecimal digits. The numbers of before are still well formed, and no file has one any more: they answer 404. */
const FILE_ID = /^(?:[0-9a-f]{32}|[1-9]\d{0,14})$/

const meta = { example: '9f86d081884c4d65a2feaa0c55ad015a', component: 'FileId' }

/** The id of an uploaded file: random, so that nobody finds another's by counting. */
export function fileId(label = '文件编号') {
  return field(z.string({ error: `${label}不正确` }).regex(FILE_ID, `${label}不正确`), { label, ...meta })
}

/** The id of a file in an answer. */
export function fileIdOut(label = '文件编号') {
  return field(z.string(), { label, ...meta })
}
