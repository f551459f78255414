import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { field, text } from '../kernel/field.ts'
import { fileId } from './file-id.ts'

/** A file in the place of the document it is. */
export const placedDocument = component('PlacedDocument', '一项材料', 'internal', {
  name: text('材料名称', { max: 200 }, { example: '股东会决议' }),
  fileId: fileId('文件'),
})

/** Documents by their places; how many a list may hold is the form's to say. */
export const placedDocuments = (label: string, max: number, help: string) =>
  field(z.array(placedDocument).max(max, `${label}最多 ${max} 个文件`), { label, help })

/** The same where the form itself names the documents. */
export const documentsAmong = (label: string, names: readonly string[], max: number) =>
  field(
    z
      .array(placedDocument)
      .max(max, `${label}最多 ${max} 个文件`)
      .refine((placed) => placed.every(({ name }) => names.includes(name)), `${label}只收清单里的材料`),
    { label, help: names.join('、') },
  )

/** Names of documents that somebody is asked for. */
export const documentNames = (label: string, max: number, help: string) =>
  field(
    z
      .array(text('材料名称', { min: 2, max: 100 }, { example: '近六个月银行流水' }))
      .max(max, `${label}最多 ${max} 项`)
      .refine((names) => new Set(names).size === names.length, `${label}不能重复`),
    { label, help },
  )
