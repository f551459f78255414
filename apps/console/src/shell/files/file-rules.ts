import { filesCopy } from './copy.ts'

const MAX_BYTES = 10 * 1024 * 1024
const EXTENSIONS = /\.(?:pdf|png|jpe?g|webp)$/i

export const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp'

/** What is wrong with a chosen file before it is sent; the server still reads the type from the content. */
export function fileProblem(file: { name: string; size: number }): string | undefined {
  if (!EXTENSIONS.test(file.name)) return filesCopy.wrongType(file.name)
  return file.size > MAX_BYTES ? filesCopy.tooBig(file.name) : undefined
}
