import type { ReadForm } from '../../shell/plain/read-form.ts'
import { DOCUMENTS } from './apply-fields.ts'

/** Documents in their places and the others, as the calls of an application take them. */
export function placedFiles({ typed: { files } }: ReadForm) {
  const documents = Object.entries(files).flatMap(([name, placed]) =>
    name.startsWith(DOCUMENTS)
      ? placed.map(({ fileId }) => ({ name: name.slice(DOCUMENTS.length), fileId }))
      : [],
  )
  return { documents, fileIds: (files.files ?? []).map(({ fileId }) => fileId) }
}
