import { fileTypeFromBuffer } from 'file-type'
import { isCompleteAndAlone } from './file-structure.ts'

/** What may be uploaded (docs/http-conventions.md, Writing safely), by the type read from the content. */
export const ALLOWED_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
}

/**
 * The type of the content; undefined when it is none of the allowed ones, when the name claims another one, or when
 * the file is cut off or hides a second file (an archive, a page or a script) inside.
 */
export async function allowedType(bytes: Buffer, name: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const endings = found && ALLOWED_TYPES[found.mime]
  if (!found || !endings) return undefined
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined && !endings.includes(ending)) return undefined
  return isCompleteAndAlone(bytes, found.mime) ? found.mime : undefined
}
