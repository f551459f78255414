import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { fileIdOut } from './file-id.ts'

/** What is shown of a file that belongs to a case or a form. */
export const fileFacts = {
  fileId: fileIdOut(),
  name: textOut('文件名'),
  size: countOut('文件大小', '字节'),
  mime: textOut('文件类型', { example: 'application/pdf' }),
} as const

/** A file of a case. */
export const linkedFile = component('CaseFile', '材料', 'internal', {
  ...fileFacts,
  purpose: textOut('材料用途'),
})

export const uploadedFile = component('UploadedFile', '文件', 'internal', {
  ...fileFacts,
  sha256: textOut('SHA-256'),
})
