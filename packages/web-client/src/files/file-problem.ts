const MAX_BYTES = 10 * 1024 * 1024
const EXTENSIONS = /\.(?:pdf|png|jpe?g|webp)$/i

/** What a file input offers. */
export const ACCEPTED_FILES = '.pdf,.png,.jpg,.jpeg,.webp'

/** What is wrong with a chosen file before it is sent (docs/http-conventions.md, limits); the server decides by its content again. */
export function fileProblem({ name, size }: { name: string; size: number }) {
  if (!EXTENSIONS.test(name)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'tooBig' : undefined
}
